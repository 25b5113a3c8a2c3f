import { Stack } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { editorTexts } from '../texts-editor.ts'
import { CheckField } from './check-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { useEditing } from './editing.ts'
import classes from './editor.module.css'
import { PASSES } from './scheme-form.ts'
import { TypedField } from './typed-field.tsx'

const PLACES = { within: editorTexts.within, apart: editorTexts.apart } as const
const placeOf = (apart: boolean) => (apart ? 'apart' : 'within')

/** What is passed on apart from the net, and the cash. */
export function PassFields() {
  const { form, base, set } = useEditing()
  return (
    <Panel title={editorTexts.passes} description={editorTexts.passesHint}>
      <Stack gap="md">
        {PASSES.map((kind) => {
          const { apart, rate } = form.passes[kind]
          const change = (part: Partial<(typeof form.passes)[typeof kind]>) =>
            set({ passes: { ...form.passes, [kind]: { ...form.passes[kind], ...part } } })
          const was = base?.passes[kind]
          return (
            <div key={kind} className={classes.fields}>
              <ChoiceField
                label={editorTexts.pass[kind]}
                value={placeOf(apart)}
                was={was && placeOf(was.apart)}
                words={PLACES}
                onChoose={(place) => change({ apart: place === 'apart' })}
              />
              {apart ? (
                <TypedField
                  label={editorTexts.passShare}
                  name={editorTexts.passRate(editorTexts.pass[kind])}
                  value={rate}
                  was={was?.apart ? was.rate : undefined}
                  unit={editorTexts.percent}
                  path={`passes.${kind}.basisPoints`}
                  onType={(typed) => change({ rate: typed })}
                />
              ) : null}
            </div>
          )
        })}
        <div className={classes.fields}>
          <ChoiceField
            label={editorTexts.cash}
            value={form.cash}
            was={base?.cash}
            words={editorTexts.cashKinds}
            onChoose={(cash) => set({ cash })}
          />
        </div>
      </Stack>
    </Panel>
  )
}

/** VAT as the contract charges it: kind, base, rate, floor and the relief of fuel. */
export function VatFields() {
  const { form, base, set } = useEditing()
  const same = base?.vat === form.vat ? base : undefined
  return (
    <Panel title={editorTexts.vat}>
      <Stack gap="md">
        <div className={classes.fields}>
          <ChoiceField
            label={editorTexts.vatHow}
            value={form.vat}
            was={base?.vat}
            words={editorTexts.vatKinds}
            path="vat.kind"
            onChoose={(vat) => set({ vat })}
          />
          {form.vat === 'charged' ? (
            <ChoiceField
              label={editorTexts.vatBase}
              value={form.vatBase}
              was={same?.vatBase}
              words={editorTexts.vatBases}
              onChoose={(vatBase) => set({ vatBase })}
            />
          ) : null}
          {form.vat === 'charged' && form.vatBase === 'gross' ? (
            <ChoiceField
              label={editorTexts.withoutGross}
              value={form.withoutGross}
              was={same?.vatBase === 'gross' ? same.withoutGross : undefined}
              words={editorTexts.withoutGrossKinds}
              onChoose={(withoutGross) => set({ withoutGross })}
            />
          ) : null}
          {form.vat === 'included' ? null : (
            <TypedField
              label={editorTexts.vatRate}
              value={form.vatRate}
              was={same?.vatRate}
              unit={editorTexts.percent}
              path="vat.basisPoints"
              onType={(vatRate) => set({ vatRate })}
            />
          )}
        </div>
        {form.vat === 'included' ? null : (
          <CheckField
            label={editorTexts.vatFloor}
            description={editorTexts.vatFloorHint}
            checked={form.vatFloor}
            was={same?.vatFloor}
            onCheck={(vatFloor) => set({ vatFloor })}
          />
        )}
        {form.vat === 'charged' ? (
          <CheckField
            label={editorTexts.relief}
            checked={form.relief}
            was={same?.relief}
            path="vat.relief"
            onCheck={(relief) => set({ relief })}
          />
        ) : null}
        {form.vat === 'charged' && form.relief ? (
          <div className={classes.fields}>
            <TypedField
              label={editorTexts.reliefRate}
              value={form.reliefRate}
              was={same?.relief ? same.reliefRate : undefined}
              unit={editorTexts.percent}
              path="vat.relief.basisPoints"
              onType={(reliefRate) => set({ reliefRate })}
            />
            <TypedField
              label={editorTexts.reliefNumerator}
              value={form.reliefNumerator}
              was={same?.relief ? same.reliefNumerator : undefined}
              path="vat.relief.numerator"
              onType={(reliefNumerator) => set({ reliefNumerator })}
            />
            <TypedField
              label={editorTexts.reliefDenominator}
              value={form.reliefDenominator}
              was={same?.relief ? same.reliefDenominator : undefined}
              path="vat.relief.denominator"
              onType={(reliefDenominator) => set({ reliefDenominator })}
            />
          </div>
        ) : null}
      </Stack>
    </Panel>
  )
}

/** Partner fee, minimum, and how much of the fuel the driver pays. */
export function CostFields() {
  const { form, base, set } = useEditing()
  return (
    <Panel title={editorTexts.costs}>
      <Stack gap="md">
        <div className={classes.fields}>
          <TypedField
            label={editorTexts.fuel}
            description={editorTexts.fuelHint}
            value={form.fuel}
            was={base?.fuel}
            unit={editorTexts.percent}
            path="fuelBasisPoints"
            onType={(fuel) => set({ fuel })}
          />
        </div>
        <CheckField
          label={editorTexts.fee}
          checked={form.fee}
          was={base?.fee}
          onCheck={(fee) => set({ fee })}
        />
        {form.fee ? (
          <div className={classes.row}>
            <TypedField
              label={editorTexts.feeAmount}
              value={form.feeAmount}
              was={base?.fee ? base.feeAmount : undefined}
              unit={editorTexts.zl}
              path="partnerFee.grosze"
              onType={(feeAmount) => set({ feeAmount })}
            />
            <CheckField
              label={editorTexts.feeAlways}
              checked={form.feeAlways}
              was={base?.fee ? base.feeAlways : undefined}
              onCheck={(feeAlways) => set({ feeAlways })}
            />
          </div>
        ) : null}
        <div className={classes.fields}>
          <ChoiceField
            label={editorTexts.guarantee}
            value={form.guarantee}
            was={base?.guarantee}
            words={editorTexts.guaranteeKinds}
            onChoose={(guarantee) => set({ guarantee })}
          />
          {form.guarantee === 'none' ? null : (
            <>
              <TypedField
                label={editorTexts.guaranteeAmount}
                value={form.guaranteeAmount}
                was={base && base.guarantee !== 'none' ? base.guaranteeAmount : undefined}
                unit={editorTexts.zl}
                path="guarantee.grosze"
                onType={(guaranteeAmount) => set({ guaranteeAmount })}
              />
              <TypedField
                label={editorTexts.leastShifts}
                value={form.leastShifts}
                was={base && base.guarantee !== 'none' ? base.leastShifts : undefined}
                path="guarantee.leastShifts"
                onType={(leastShifts) => set({ leastShifts })}
              />
            </>
          )}
        </div>
      </Stack>
    </Panel>
  )
}

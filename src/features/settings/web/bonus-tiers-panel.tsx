import { Alert, Button, NumberInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMe } from '#features/auth/web/public.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setBonusTiers } from '../contract.ts'
import { nextTier, REACHABLE_TIERS, unreachableTiers } from '../domain/bonus-tiers.ts'
import { panelTexts, tierTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

interface TierRow {
  readonly from: number | string
  readonly to: number | string
  readonly value: number | string
}

const COLUMNS = [
  { name: 'from', label: panelTexts.tierFrom, max: 100 },
  { name: 'to', label: panelTexts.tierTo, max: 100 },
  { name: 'value', label: panelTexts.tierValue, max: 100_000 },
] as const

/** The tiers of the availability bonus as a table (D10). */
export function BonusTiersPanel({ settings }: { readonly settings: Settings }) {
  const { admin } = useMe()
  const saving = useSaving(setBonusTiers)
  const draft = useDraft<readonly TierRow[]>(settings.bonusTiers)
  const rows = draft.value
  const change = (index: number, name: keyof TierRow, value: number | string) =>
    draft.change(rows.map((row, at) => (at === index ? { ...row, [name]: value } : row)))
  const add = () => {
    draft.change([
      ...rows,
      { ...(nextTier(rows.map(({ to }) => Number(to))) ?? { from: '', to: '' }), value: '' },
    ])
  }
  const tiers = rows.map(({ from, to, value }) => ({
    from: typedNumber(from),
    to: typedNumber(to),
    value: typedNumber(value),
  }))
  const unreachable = unreachableTiers(tiers.filter(({ to }) => Number.isInteger(to)))
  return (
    <Panel title={panelTexts.bonuses} description={panelTexts.bonusesHint}>
      <DraftForm
        changed={draft.changed}
        saving={saving}
        onSave={() => saving.save({ tiers })}
        onDrop={draft.drop}
      >
        {unreachable.length > 0 ? (
          <Alert color="yellow" title={tierTexts.title} mb="sm">
            <p className={classes.sentence}>{tierTexts.unreachable(unreachable)}</p>
            {admin ? (
              <Button mt="xs" size="xs" variant="default" onClick={() => draft.change(REACHABLE_TIERS)}>
                {tierTexts.propose}
              </Button>
            ) : null}
          </Alert>
        ) : null}
        <div className={classes.tiers}>
          {rows.length > 0 ? (
            <div className={classes.tier} aria-hidden>
              {COLUMNS.map(({ name, label }) => (
                <span key={name} className={classes.tierHead}>
                  {label}
                </span>
              ))}
            </div>
          ) : (
            <span className={classes.estimate}>{panelTexts.noTiers}</span>
          )}
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            <div key={index} className={classes.tier}>
              {COLUMNS.map(({ name, label, max }) => (
                <NumberInput
                  key={name}
                  aria-label={panelTexts.tierField(label, index + 1)}
                  hideControls
                  allowDecimal={false}
                  clampBehavior="none"
                  max={max}
                  readOnly={!admin}
                  value={row[name]}
                  onChange={(value) => change(index, name, value)}
                />
              ))}
              {admin ? (
                <IconButton
                  variant="subtle"
                  color="gray"
                  size={36}
                  label={panelTexts.removeTier(index + 1)}
                  onClick={() => draft.change(rows.filter((_, at) => at !== index))}
                >
                  <IconTrash size={18} />
                </IconButton>
              ) : null}
            </div>
          ))}
        </div>
        {admin && rows.length < 20 ? (
          <Button
            mt="xs"
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
          >
            {panelTexts.addTier}
          </Button>
        ) : null}
      </DraftForm>
    </Panel>
  )
}

/** An empty field is no number, which the server refuses with a sentence; it is not nought. */
function typedNumber(typed: number | string): number {
  return typed === '' ? Number.NaN : Number(typed)
}

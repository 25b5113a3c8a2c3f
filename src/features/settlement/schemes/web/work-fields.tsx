import { ActionIcon, Button, Select, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { editorTexts } from '../texts-editor.ts'
import { appName } from '../texts-words.ts'
import { ChoiceField } from './choice-field.tsx'
import { useEditing } from './editing.ts'
import classes from './editor.module.css'
import { TypedField } from './typed-field.tsx'

/** How the work is paid: a share (apps may have their own), shifts, hours or rent. */
export function WorkFields() {
  const { form, base, set } = useEditing()
  const same = base?.earns === form.earns ? base : undefined
  const typed = (key: 'share' | 'day' | 'night' | 'hour', path: string, unit: string) => (
    <TypedField
      key={key}
      label={editorTexts[key]}
      value={form[key]}
      was={same?.[key]}
      unit={unit}
      path={path}
      onType={(value) => set({ [key]: value })}
    />
  )
  return (
    <Panel title={editorTexts.work} description={editorTexts.earnsHints[form.earns]}>
      <Stack gap="md">
        <div className={classes.fields}>
          <ChoiceField
            label={editorTexts.workHow}
            value={form.earns}
            was={base?.earns}
            words={editorTexts.earns}
            onChoose={(earns) => set({ earns })}
          />
          {form.earns === 'share' ? typed('share', 'earns.basisPoints', editorTexts.percent) : null}
          {form.earns === 'per-shift' ? typed('day', 'earns.day', editorTexts.zl) : null}
          {form.earns === 'per-shift' ? typed('night', 'earns.night', editorTexts.zl) : null}
          {form.earns === 'per-hour' ? typed('hour', 'earns.grosze', editorTexts.zl) : null}
        </div>
        {form.earns === 'share' ? <AppShares /> : null}
      </Stack>
    </Panel>
  )
}

function AppShares() {
  const { form, base, errors, set } = useEditing()
  const change = (index: number, part: Partial<(typeof form.apps)[number]>) =>
    set({ apps: form.apps.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  const free = RIDE_APPS.filter((app) => !form.apps.some((one) => one.app === app))
  const [next] = free
  return (
    <>
      {form.apps.map(({ app, rate }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its app may be chosen anew
        <div key={index} className={classes.row}>
          <Select
            label={editorTexts.app}
            allowDeselect={false}
            value={app}
            data={RIDE_APPS.map((each) => ({ value: each, label: appName(each) }))}
            error={errors[`earns.apps.${index}`]}
            onChange={(chosen) => chosen && change(index, { app: chosen })}
          />
          <TypedField
            label={editorTexts.appShare(appName(app))}
            value={rate}
            was={base?.apps.find((one) => one.app === app)?.rate}
            unit={editorTexts.percent}
            path={`earns.apps.${index}.basisPoints`}
            onType={(typed) => change(index, { rate: typed })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={editorTexts.removeApp(appName(app))}
            onClick={() => set({ apps: form.apps.filter((_, at) => at !== index) })}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      ))}
      {next ? (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set({ apps: [...form.apps, { app: next, rate: form.share }] })}
          >
            {editorTexts.addApp}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Rising tiers of the apps' net, each reckoned apart. */
export function TierFields() {
  const { form, base, errors, set } = useEditing()
  const change = (index: number, part: Partial<(typeof form.tiers)[number]>) =>
    set({ tiers: form.tiers.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <Panel title={editorTexts.tiers} description={editorTexts.tiersHint}>
      <Stack gap="sm">
        {form.tiers.length === 0 ? <Text size="sm">{editorTexts.noTiers}</Text> : null}
        {form.tiers.map(({ over, rate }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
          <div key={index} className={classes.row}>
            <TypedField
              label={editorTexts.over(index + 1)}
              value={over}
              was={base?.tiers[index]?.over}
              unit={editorTexts.zl}
              path={`tiers.${index}.over`}
              onType={(typed) => change(index, { over: typed })}
            />
            <TypedField
              label={editorTexts.tierRate(index + 1)}
              value={rate}
              was={base?.tiers[index]?.rate}
              unit={editorTexts.percent}
              path={`tiers.${index}.basisPoints`}
              onType={(typed) => change(index, { rate: typed })}
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={editorTexts.removeTier(index + 1)}
              onClick={() => set({ tiers: form.tiers.filter((_, at) => at !== index) })}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </div>
        ))}
        {errors.tiers ? (
          <Text c="red" size="sm" role="alert">
            {errors.tiers}
          </Text>
        ) : null}
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set({ tiers: [...form.tiers, { over: '', rate: '' }] })}
          >
            {editorTexts.addTier}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

import { Button, Stack, Text } from '@mantine/core'
import { difference, plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { editorTexts } from '../texts-editor.ts'
import { unknownWords } from '../texts-lines.ts'
import classes from './editor.module.css'
import type { Tried } from './effect.ts'
import { type Effect, type EffectOnDriver, effectOf } from './effect.ts'

interface GroupEffectProps {
  readonly tried: Tried | undefined
  onDriver(id: string): void
}

/** Everyone whom the scheme settles: who gains, who loses, and what it costs the fleet. */
export function GroupEffect({ tried, onDriver }: GroupEffectProps) {
  if (!tried || tried.drivers.length === 0) return null
  const effect = effectOf(tried.drivers)
  const columns: readonly Column<EffectOnDriver>[] = [
    {
      key: 'name',
      header: editorTexts.name,
      sortValue: ({ name }) => name,
      cell: ({ id, name }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={editorTexts.showDriver(name)}
          onClick={() => onDriver(id)}
        >
          {name}
        </Button>
      ),
    },
    {
      key: 'before',
      header: editorTexts.before,
      numeric: true,
      sortValue: ({ before }) => before,
      cell: ({ before }) => (before === null ? '–' : plainAmount(before)),
    },
    {
      key: 'after',
      header: editorTexts.after,
      numeric: true,
      sortValue: ({ after }) => after,
      cell: ({ after }) => (after === null ? '–' : plainAmount(after)),
    },
    {
      key: 'diff',
      header: editorTexts.diff,
      numeric: true,
      sortValue: ({ change }) => change,
      cell: ({ change }) => (change === null ? '–' : difference(change)),
    },
  ]
  return (
    <Panel title={editorTexts.whole} description={editorTexts.people(tried.drivers.length)} flush>
      <Stack gap="sm" p="md">
        <dl className={classes.sums}>
          <div>
            <dt>{editorTexts.driversBefore}</dt>
            <dd>{effect.before === null ? '–' : zloty(effect.before)}</dd>
          </div>
          <div>
            <dt>{editorTexts.driversAfter}</dt>
            <dd>{effect.after === null ? '–' : zloty(effect.after)}</dd>
          </div>
          <div>
            <dt>{editorTexts.cost}</dt>
            <dd>{effect.cost === null ? '–' : difference(effect.cost)}</dd>
          </div>
        </dl>
        {effect.isFirst ? <Text size="sm">{editorTexts.noBefore}</Text> : null}
        {effect.cost === null ? null : <Text size="sm">{effectInWords(effect)}</Text>}
        {effect.unknown > 0 ? (
          <Text size="sm">
            {editorTexts.unknown(
              effect.unknown,
              effect.missing.map(({ code, app }) => unknownWords(code, app)).join(', '),
            )}
          </Text>
        ) : null}
        {tried.left > 0 ? <Text size="sm">{editorTexts.left(tried.left)}</Text> : null}
      </Stack>
      <div className={classes.list}>
        <DataTable
          compact
          label={editorTexts.effectTable}
          columns={columns}
          rows={effect.drivers}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'diff', direction: 'up' }}
          empty={null}
        />
      </div>
    </Panel>
  )
}

function effectInWords({ gains, loses, same, most, least }: Effect): string {
  const counts = [
    editorTexts.gains(gains),
    ...(loses === 0 ? [] : [editorTexts.loses(loses)]),
    editorTexts.same(same),
  ]
  return [
    `${counts.join(', ')}.`,
    ...(loses === 0 ? [editorTexts.nobodyLoses] : []),
    ...(most ? [editorTexts.mostGained(most.name, difference(most.change ?? 0))] : []),
    ...(least ? [editorTexts.mostLost(least.name, difference(least.change ?? 0))] : []),
  ].join(' ')
}

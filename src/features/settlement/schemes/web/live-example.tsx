import { Alert, Select, Stack } from '@mantine/core'
import { difference, plainAmount } from '#features/settlement/texts-amounts.ts'
import type { Week } from '#kernel/week.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { editorTexts } from '../texts-editor.ts'
import { lineLabel, unknownWords } from '../texts-lines.ts'
import classes from './editor.module.css'
import { changeOf, distinct, isUnknown, known, type Tried } from './effect.ts'

interface LiveExampleProps {
  readonly week: Week
  readonly tried: Tried | undefined
  /** What stands there answers what was typed before. */
  readonly counting: boolean
  onWeek(week: Week): void
  onDriver(id: string): void
}

/** One driver's past week, line by line, as it was and as it would have been. */
export function LiveExample({ week, tried, counting, onWeek, onDriver }: LiveExampleProps) {
  const example = tried?.example
  const sums = tried?.drivers.find(({ id }) => id === example?.driverId)
  const unknown = sums ? distinct([...(sums.before?.unknown ?? []), ...sums.after.unknown]) : []
  const lacks = unknown.map(({ code, app }) => unknownWords(code, app))
  return (
    <Panel title={editorTexts.live(week.week)} description={editorTexts.liveHint}>
      <Stack gap="sm">
        <WeekPicker value={week} onChange={onWeek} />
        {tried && tried.drivers.length === 0 ? (
          <Empty>{editorTexts.noDrivers}</Empty>
        ) : (
          <Select
            label={editorTexts.driver}
            searchable
            allowDeselect={false}
            limit={100}
            value={example?.driverId ?? null}
            data={(tried?.drivers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => id && onDriver(id)}
          />
        )}
        <div role="status" className={classes.muted}>
          {counting ? editorTexts.counting : sums && !sums.before ? editorTexts.noBefore : ''}
        </div>
        {lacks.length > 0 ? (
          <Alert color="yellow" variant="light">
            {editorTexts.exampleLacks(lacks.join(', '))}
          </Alert>
        ) : null}
        {example && sums ? (
          <table className={classes.amounts}>
            <thead>
              <tr>
                <th scope="col">{editorTexts.amounts}</th>
                <th scope="col" className={classes.amount}>
                  {editorTexts.before}
                </th>
                <th scope="col" className={classes.amount}>
                  {editorTexts.after}
                </th>
                <th scope="col" className={classes.amount}>
                  {editorTexts.diff}
                </th>
              </tr>
            </thead>
            <tbody>
              {example.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
                <tr key={index}>
                  <th scope="row">{lineLabel(line)}</th>
                  <Amount grosze={knownOf(line, 'before', sums)} />
                  <Amount grosze={knownOf(line, 'after', sums)} />
                  <Diff grosze={sums.before ? differenceOf(line, sums) : null} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className={classes.sum}>
                <th scope="row">{editorTexts.toPay}</th>
                <Amount grosze={known(sums.before)} />
                <Amount grosze={known(sums.after)} />
                <Diff grosze={changeOf(known(sums.before), known(sums.after))} />
              </tr>
            </tfoot>
          </table>
        ) : null}
      </Stack>
    </Panel>
  )
}

type Line = NonNullable<Tried['example']>['lines'][number]
type Sums = Tried['drivers'][number]

/** Null where there is no such line, or what it stands on is not known. */
function knownOf(line: Line, when: 'before' | 'after', sums: Sums): number | null {
  return isUnknown(line.code, sums[when]?.unknown ?? []) ? null : line[when]
}

function differenceOf(line: Line, sums: Sums): number | null {
  const lacks = (when: 'before' | 'after') => isUnknown(line.code, sums[when]?.unknown ?? [])
  return lacks('before') || lacks('after') ? null : (line.after ?? 0) - (line.before ?? 0)
}

function Amount({ grosze }: { readonly grosze: number | null }) {
  return <td className={classes.amount}>{grosze === null ? '–' : plainAmount(grosze)}</td>
}

function Diff({ grosze }: { readonly grosze: number | null }) {
  const look = grosze === null || grosze === 0 ? '' : grosze > 0 ? classes.more : classes.less
  return <td className={[classes.amount, look].join(' ')}>{grosze === null ? '–' : difference(grosze)}</td>
}

import { Drawer } from '@mantine/core'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

type Source = StatementAnswer['sources'][number]

interface SourcesDrawerProps {
  readonly title: string
  readonly sources: readonly Source[]
  onClose(): void
}

/** The rows on which a line stands, down to file and row. */
export function SourcesDrawer({ title, sources, onClose }: SourcesDrawerProps) {
  useFocusBack()
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={`${statementTexts.sources}: ${title}`}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{statementTexts.sourceColumns.what}</th>
            <th scope="col">{statementTexts.sourceColumns.where}</th>
            <th scope="col">{statementTexts.sourceColumns.when}</th>
            <th scope="col" className={classes.number}>
              {statementTexts.sourceColumns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.rowId}>
              <td>
                {[source.app && appName(source.app), statementTexts.kinds[source.kind] ?? source.kind]
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td>
                {source.file ? (
                  <>
                    <span>{statementTexts.fileRow(source.file.name, source.file.row)}</span>
                    <span className={classes.note}>{dateAndTime(source.file.loadedAt)}</span>
                  </>
                ) : (
                  statementTexts.byOffice
                )}
              </td>
              <td>{whenOf(source)}</td>
              <td className={classes.number}>
                {source.grosze === null ? '' : plainAmount(owed(source.kind, source.grosze))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Drawer>
  )
}

/** Charges are kept as they were entered, as what is taken; everything else by what is owed to the driver. */
const TAKEN: ReadonlySet<string> = new Set([
  ...['rent', 'accountant', 'wash', 'fine', 'damage', 'deposit', 'advance', 'shared-cost', 'fuel'],
])

function owed(kind: string, grosze: number): number {
  return TAKEN.has(kind) ? 0 - grosze : grosze
}

function whenOf({ from, to, shift }: Source): string {
  if (from === null) return ''
  const days = to === null || to === from ? shownDay(from) : `${shownDay(from)}–${shownDay(to)}`
  return shift ? `${days}, ${statementTexts.shifts[shift]}` : days
}

/** `16.11` */
function shownDay(date: string): string {
  return `${Number(date.slice(8))}.${date.slice(5, 7)}`
}

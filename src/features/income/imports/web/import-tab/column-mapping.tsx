import { Alert, Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { FileKind } from '#features/income/facts/domain/public.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { saveColumnNames } from '../../contract.ts'
import { type Heading, LEFT_ALONE } from '../../domain/columns/heading-row.ts'
import { headingKey, KINDS } from '../../domain/columns/kinds.ts'
import { importTabTexts } from '../../texts-import-tab.ts'
import classes from './import-tab.module.css'
import type { Imports } from './use-imports.ts'

const texts = importTabTexts.mapping

interface ColumnMappingProps {
  readonly kind: FileKind
  readonly headings: readonly Heading[]
  /** Groups of needed columns of which the file has none. */
  readonly missing: readonly (readonly string[])[]
  readonly imports: Imports
}

/** Which column is what; what a person says is kept for the next files of this kind. */
export function ColumnMapping({ kind, headings, missing, imports }: ColumnMappingProps) {
  const save = useAct(saveColumnNames, { showsFailure: true })
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const columnOf = ({ place, column }: Heading) => chosen[place] ?? column ?? LEFT_ALONE
  const changed = headings.filter((heading) => columnOf(heading) !== (heading.column ?? LEFT_ALONE))
  const isTwice = (heading: Heading) =>
    columnOf(heading) !== LEFT_ALONE &&
    headings.some((other) => other.place !== heading.place && columnOf(other) === columnOf(heading))
  const anyTwice = headings.some(isTwice)
  const shown = headings.filter(({ text }) => headingKey(text) !== '')
  // Where something is missing, it is one of those that we did not know.
  const inOrder =
    missing.length > 0 ? shown.toSorted((a, b) => Number(!!a.column) - Number(!!b.column)) : shown
  const apply = async () => {
    const names = changed.map((heading) => ({ header: headingKey(heading.text), field: columnOf(heading) }))
    const result = await save.run({ kind, names })
    if (result.ok)
      imports.readAgain(kind, Object.fromEntries(names.map(({ header, field }) => [header, field])))
  }
  return (
    <div className={classes.stack}>
      {missing.length > 0 ? (
        <Alert color="yellow" role="alert" title={texts.title}>
          {texts.missing(
            missing.map((group) => group.map((column) => columnName(kind, column)).join(texts.either)),
          )}
        </Alert>
      ) : (
        <Text size="sm">{texts.intro}</Text>
      )}
      <div className={classes.mapping}>
        {inOrder.map((heading) => (
          <NativeSelect
            key={heading.place}
            size="sm"
            label={heading.text}
            aria-label={texts.heading(heading.text)}
            value={columnOf(heading)}
            error={isTwice(heading)}
            data={[
              { value: LEFT_ALONE, label: texts.leaveOut },
              ...Object.keys(KINDS[kind].columns).map((column) => ({
                value: column,
                label: columnName(kind, column),
              })),
            ]}
            onChange={(event) => {
              const column = event.currentTarget.value
              setChosen((before) => ({ ...before, [heading.place]: column }))
            }}
          />
        ))}
      </div>
      {anyTwice ? (
        <Text size="sm" c="red" role="alert">
          {texts.twice}
        </Text>
      ) : null}
      <FailureAlert failure={save.failure} />
      <div>
        <Button disabled={changed.length === 0 || anyTwice} loading={save.busy} onClick={() => void apply()}>
          {texts.save}
        </Button>
      </div>
    </div>
  )
}

/** The fleet's own sheet has the wire's names first, then what a person calls them. */
function columnName(kind: FileKind, column: string): string {
  if (column === 'route') return texts.route
  const names = KINDS[kind].columns[column]?.names
  return (kind === 'settlement' ? names?.[1] : undefined) ?? names?.[0] ?? column
}

import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { changesFilterTexts } from '../../texts.ts'
import classes from './changes-drawer.module.css'
import { CHANGE_KINDS, type ChangesWanted, choicesOf, type FoundBy } from './filter-changes.ts'

interface ChangesFilterProps {
  /** All of them, wanted or not. */
  readonly changes: readonly FoundBy[]
  readonly wanted: ChangesWanted
  /** How many of the changes are wanted. */
  readonly found: number
  onWant(wanted: ChangesWanted): void
}

/** By kind, person and car, and searched (D21). */
export function ChangesFilter({ changes, wanted, found, onWant }: ChangesFilterProps) {
  const { kinds, drivers, cars } = choicesOf(changes, wanted)
  const { names } = changesFilterTexts
  return (
    <fieldset className={classes.filter} aria-label={changesFilterTexts.label}>
      <TextInput
        aria-label={changesFilterTexts.search}
        placeholder={`${changesFilterTexts.search}…`}
        leftSection={<IconSearch size={16} />}
        value={wanted.search}
        onChange={(event) => onWant({ ...wanted, search: event.currentTarget.value })}
      />
      <Select
        aria-label={changesFilterTexts.kind}
        placeholder={changesFilterTexts.kind}
        clearable
        data={kinds.map((value) => ({ value, label: names[value] }))}
        value={wanted.kind}
        onChange={(kind) => onWant({ ...wanted, kind: CHANGE_KINDS.find((each) => each === kind) ?? null })}
      />
      <Select
        aria-label={changesFilterTexts.driver}
        placeholder={changesFilterTexts.driver}
        clearable
        searchable
        data={drivers}
        value={wanted.driver}
        onChange={(driver) => onWant({ ...wanted, driver })}
      />
      <Select
        aria-label={changesFilterTexts.car}
        placeholder={changesFilterTexts.car}
        clearable
        searchable
        data={cars}
        value={wanted.car}
        onChange={(car) => onWant({ ...wanted, car })}
      />
      <output className={classes.found}>
        {found < changes.length ? changesFilterTexts.found(found, changes.length) : ''}
      </output>
    </fieldset>
  )
}

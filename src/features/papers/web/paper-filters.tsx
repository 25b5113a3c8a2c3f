import { Checkbox, Select } from '@mantine/core'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import type { ListView } from '#platform/web/admin-ui/list/list-address.ts'
import { listPaperKinds, type listPapers } from '../contract.ts'
import type { Subject } from '../domain/paper.ts'
import { paperScreenTexts as texts } from '../texts-office.ts'
import type { ListedKind } from './paper-types.ts'

/** In the address, and how many days ahead are meant. */
const DAYS_AHEAD = { tydzien: 7, miesiac: 30, kwartal: 90 } as const
type Ahead = keyof typeof DAYS_AHEAD
const WHOSE = { auta: 'vehicle', kierowcy: 'driver' } as const satisfies Readonly<Record<string, Subject>>
const ALL = ''

/** What the list of papers keeps in its address. */
export interface PapersView extends ListView {
  readonly termin?: 'do-odnowienia' | 'po-terminie' | Ahead | undefined
  readonly czyje?: keyof typeof WHOSE | undefined
  readonly rodzaj?: string | undefined
  readonly blokujace?: 'tak' | undefined
  readonly strona?: number | undefined
}

export const NO_FILTERS: PapersView = {
  ...{ szukaj: undefined, termin: undefined, czyje: undefined, rodzaj: undefined },
  ...{ blokujace: undefined, strona: undefined },
}

/** The call's input for what is chosen; without the page. */
export function askedFor({
  szukaj,
  termin,
  czyje,
  rodzaj,
  blokujace,
}: PapersView): InputOf<typeof listPapers> {
  const search = szukaj?.trim().slice(0, 100) ?? ''
  return {
    ...(czyje ? { subject: WHOSE[czyje] } : {}),
    ...(rodzaj ? { kindId: rodzaj } : {}),
    ...(termin === 'po-terminie'
      ? { overdue: true }
      : termin === 'do-odnowienia'
        ? { due: true }
        : termin
          ? { within: DAYS_AHEAD[termin] }
          : {}),
    ...(blokujace ? { blocks: true } : {}),
    ...(search.length > 1 ? { search } : {}),
  }
}

interface PaperFiltersProps {
  readonly view: PapersView
  onView(change: PapersView): void
}

const WHEN: readonly { readonly value: string; readonly label: string }[] = [
  { value: ALL, label: texts.anyTime },
  { value: 'do-odnowienia', label: texts.due },
  { value: 'po-terminie', label: texts.overdue },
  ...Object.entries(DAYS_AHEAD).map(([value, days]) => ({ value, label: texts.within(days) })),
]

export function PaperFilters({ view, onView }: PaperFiltersProps) {
  const kinds = useCall(listPaperKinds, {})
  const whose = view.czyje && WHOSE[view.czyje]
  return (
    <>
      <Select
        label={texts.when}
        w={180}
        allowDeselect={false}
        data={WHEN}
        value={view.termin ?? ALL}
        onChange={(value) => onView({ termin: (value || undefined) as PapersView['termin'] })}
      />
      <Select
        label={texts.ofWhom}
        w={150}
        allowDeselect={false}
        data={[
          { value: ALL, label: texts.everyones },
          { value: 'auta', label: texts.vehicles },
          { value: 'kierowcy', label: texts.drivers },
        ]}
        value={view.czyje ?? ALL}
        onChange={(value) =>
          onView({ czyje: (value || undefined) as PapersView['czyje'], rodzaj: undefined })
        }
      />
      <Select
        label={texts.kind}
        w={220}
        allowDeselect={false}
        data={[
          { value: ALL, label: texts.anyKind },
          ...kindOptions(
            (kinds.data?.data ?? []).filter(({ attributes }) => !whose || attributes.subject === whose),
          ),
        ]}
        value={view.rodzaj ?? ALL}
        onChange={(kindId) => onView({ rodzaj: kindId || undefined })}
      />
      <Checkbox
        pb={8}
        label={texts.onlyBlocking}
        checked={view.blokujace !== undefined}
        onChange={(event) => onView({ blokujace: event.currentTarget.checked ? 'tak' : undefined })}
      />
    </>
  )
}

/** For a choice of kinds, those of vehicles and of drivers apart. */
export function kindOptions(kinds: readonly ListedKind[]) {
  const of = (subject: Subject) =>
    kinds
      .filter(({ attributes }) => attributes.subject === subject)
      .map(({ id, attributes }) => ({ value: id, label: attributes.name }))
  return [
    { group: texts.vehicles, items: of('vehicle') },
    { group: texts.drivers, items: of('driver') },
  ].filter(({ items }) => items.length > 0)
}

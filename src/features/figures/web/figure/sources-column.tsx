import { IconFileSearch } from '@tabler/icons-react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { longDateWithWeekday as longDate } from '#platform/web/admin-ui/polish-dates.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { useOpenSources } from './opened-sources.tsx'
import type { ResultRow } from './result-columns.tsx'

/** From a row to the files and entries that it is made of. */
export const sourcesColumn: Column<ResultRow> = {
  key: 'sources',
  header: resultsTexts.rows.sources,
  actions: true,
  cell: (row) => <SourcesButton row={row} />,
}

function SourcesButton({ row }: { readonly row: ResultRow }) {
  const open = useOpenSources()
  return (
    <IconButton
      variant="subtle"
      color="gray"
      label={`${resultsTexts.rows.sources}: ${row.fullName}, ${longDate(row.date as CalendarDate)}, ${row.shift === 'day' ? resultsTexts.day : resultsTexts.night}`}
      onClick={() => open(row)}
    >
      <IconFileSearch size={18} />
    </IconButton>
  )
}

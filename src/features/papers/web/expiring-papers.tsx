import { IconBellRinging, IconFileCertificate } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import type { RowsAct } from '#platform/web/admin-ui/list/bulk-bar.tsx'
import { DataList } from '#platform/web/admin-ui/list/data-list.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { listPapers, MOST_ON_PAGE } from '../contract.ts'
import { paperScreenTexts as texts } from '../texts-office.ts'
import { remindTexts } from '../texts-remind-office.ts'
import { paperColumns } from './paper-columns.tsx'
import { askedFor, NO_FILTERS, PaperFilters, type PapersView } from './paper-filters.tsx'
import { PaperModal } from './paper-modal.tsx'
import type { ListedPaper, OpenedPaper } from './paper-types.ts'
import { RemindPapers } from './remind-papers.tsx'

interface ExpiringPapersProps {
  readonly view: PapersView
  onView(change: PapersView): void
}

interface Reminding {
  readonly papers: readonly ListedPaper[]
  untick(): void
}

/** The overview, the most urgent first: each can be renewed where it stands, and drivers reminded of many. */
export function ExpiringPapers({ view, onView }: ExpiringPapersProps) {
  const { id: me } = useMe()
  const page = Math.max(1, view.strona ?? 1)
  const papers = useCall(listPapers, { ...askedFor(view), page, size: MOST_ON_PAGE }, { keepPrevious: true })
  const [opened, setOpened] = useState<OpenedPaper>()
  const [reminding, setReminding] = useState<Reminding>()
  const columns = useMemo(() => paperColumns((paper) => setOpened(renewalOf(paper))), [])
  const acts = useMemo(
    (): RowsAct<ListedPaper>[] => [
      {
        key: 'remind',
        label: remindTexts.act,
        icon: <IconBellRinging size={16} aria-hidden />,
        start: (rows, untick) => setReminding({ papers: rows, untick }),
      },
    ],
    [],
  )
  const { data } = papers
  const groups = data?.groups
  return (
    <>
      <DataList
        label={texts.title}
        memory={`list.papers.${me}`}
        fileName={texts.fileName}
        columns={columns}
        rows={data?.data}
        rowKey={keyOf}
        nameOf={nameOf}
        all={data?.all}
        view={view}
        onView={(change) => onView({ strona: undefined, ...change })}
        search={{ label: texts.search, hint: texts.searchHint }}
        filters={<PaperFilters view={view} onView={(change) => onView({ strona: undefined, ...change })} />}
        acts={acts}
        above={groups ? <span>{texts.groupCounts(groups)}</span> : null}
        onClear={() => onView(NO_FILTERS)}
        nothingFound={texts.nothingFound}
        empty={<Empty icon={<IconFileCertificate size={24} />}>{texts.empty}</Empty>}
        failure={papers.failure}
        again={papers.again}
      />
      <PageButtons
        page={page}
        size={MOST_ON_PAGE}
        total={data?.total ?? 0}
        onChange={(strona) => onView({ strona: strona === 1 ? undefined : strona })}
      />
      {opened ? <PaperModal paper={opened} onClose={() => setOpened(undefined)} /> : null}
      {reminding ? (
        <RemindPapers
          papers={reminding.papers}
          onClose={(done) => {
            if (done) reminding.untick()
            setReminding(undefined)
          }}
        />
      ) : null}
    </>
  )
}

const keyOf = ({ id }: ListedPaper) => id
const nameOf = ({ attributes: { kindName, subjectName } }: ListedPaper) => `${kindName}, ${subjectName}`

function renewalOf({ attributes }: ListedPaper): OpenedPaper {
  const { kindId, kindName, blocks, vehicleField, subjectId, subjectName } = attributes
  return {
    how: 'renew',
    kind: { id: kindId, name: kindName, blocks, vehicleField },
    subject: { id: subjectId, name: subjectName },
    former: attributes,
  }
}

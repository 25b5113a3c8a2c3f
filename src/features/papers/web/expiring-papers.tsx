import { Button } from '@mantine/core'
import { IconFileCertificate } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listPapers } from '../contract.ts'
import { EXPIRY_GROUPS } from '../domain/next-to-expire.ts'
import { paperScreenTexts } from '../texts-office.ts'
import { PageList } from './page-list.tsx'
import { shownDate } from './paper-date.ts'
import { askedFor, type Filters, NO_FILTERS, PaperFilters } from './paper-filters.tsx'
import { PaperModal } from './paper-modal.tsx'
import { PaperState } from './paper-state.tsx'
import type { ListedPaper, OpenedPaper } from './paper-types.ts'
import classes from './papers-screen.module.css'
import { SubjectLink } from './subject-link.tsx'

/** The overview: run out, this week, this month, later; each row can be renewed where it stands. */
export function ExpiringPapers() {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<OpenedPaper>()
  const wanted = useDeferredValue(filters)
  const papers = useCall(listPapers, { ...askedFor(wanted), page }, { keepPrevious: true })
  const rows = papers.data?.data
  const shownGroups = EXPIRY_GROUPS.filter((group) =>
    rows?.some(({ attributes }) => attributes.group === group),
  )
  const tableOf = (label: string, of: readonly ListedPaper[] | undefined) => (
    <DataTable
      label={label}
      columns={columns((paper) => setOpened(renewalOf(paper)))}
      rows={of}
      rowKey={({ id }) => id}
      failure={papers.failure}
      again={papers.again}
      empty={
        <Empty icon={<IconFileCertificate size={24} />}>
          {filters === NO_FILTERS ? paperScreenTexts.empty : paperScreenTexts.nothingFound}
        </Empty>
      }
    />
  )
  return (
    <>
      <PaperFilters
        value={filters}
        onChange={(next) => {
          setFilters(next)
          setPage(1)
        }}
      />
      <div className={classes.groups}>
        {shownGroups.length === 0 ? (
          <Panel flush>{tableOf(paperScreenTexts.title, rows)}</Panel>
        ) : (
          shownGroups.map((group) => {
            const title = paperScreenTexts.groups[group]
            return (
              <Panel key={group} title={paperScreenTexts.group(title, papers.data?.groups[group] ?? 0)} flush>
                {tableOf(
                  paperScreenTexts.list(title),
                  rows?.filter(({ attributes }) => attributes.group === group),
                )}
              </Panel>
            )
          })
        )}
      </div>
      <PageList total={papers.data?.total ?? 0} page={page} onChange={setPage} />
      {opened ? <PaperModal paper={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

function renewalOf({ attributes }: ListedPaper): OpenedPaper {
  const { kindId, kindName, blocks, vehicleField, subjectId, subjectName } = attributes
  return {
    how: 'renew',
    kind: { id: kindId, name: kindName, blocks, vehicleField },
    subject: { id: subjectId, name: subjectName },
    former: attributes,
  }
}

function columns(renew: (paper: ListedPaper) => void): readonly Column<ListedPaper>[] {
  return [
    {
      key: 'expires',
      header: paperScreenTexts.expiresOn,
      width: '10%',
      cell: ({ attributes }) => <span className={classes.digits}>{shownDate(attributes.expiresOn)}</span>,
    },
    {
      key: 'state',
      header: paperScreenTexts.state,
      width: '26%',
      cell: ({ attributes }) => <PaperState paper={attributes} />,
    },
    {
      key: 'subject',
      header: paperScreenTexts.subject,
      width: '20%',
      cell: ({ attributes: { subject, subjectId, subjectName } }) => (
        <SubjectLink subject={subject} id={subjectId} name={subjectName} />
      ),
    },
    {
      key: 'kind',
      header: paperScreenTexts.kind,
      width: '20%',
      cell: ({ attributes }) => attributes.kindName,
    },
    {
      key: 'number',
      header: paperScreenTexts.number,
      cell: ({ attributes }) => attributes.number || '–',
    },
    {
      key: 'renew',
      header: paperScreenTexts.actions,
      actions: true,
      cell: (paper) => (
        <Button
          size="xs"
          variant="default"
          aria-label={paperScreenTexts.renewOne(paper.attributes.kindName, paper.attributes.subjectName)}
          onClick={() => renew(paper)}
        >
          {paperScreenTexts.renew}
        </Button>
      ),
    },
  ]
}

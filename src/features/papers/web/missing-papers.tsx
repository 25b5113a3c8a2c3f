import { Button, Select } from '@mantine/core'
import { IconFileCertificate } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listMissingPapers, listPaperKinds } from '../contract.ts'
import { paperScreenTexts } from '../texts-office.ts'
import { PageList } from './page-list.tsx'
import { kindOptions } from './paper-filters.tsx'
import { PaperModal } from './paper-modal.tsx'
import type { ListedKind, OpenedPaper } from './paper-types.ts'
import classes from './papers-screen.module.css'
import { SubjectLink } from './subject-link.tsx'

type Missing = OutputOf<typeof listMissingPapers>['data'][number]

/** Who has no paper of a kind at all; inspection and insurance every vehicle has. */
export function MissingPapers() {
  const kinds = useCall(listPaperKinds, {})
  const offered = (kinds.data?.data ?? []).filter(({ attributes }) => attributes.vehicleField === null)
  const [chosen, setChosen] = useState<string>()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<OpenedPaper>()
  const wanted = useDeferredValue(search)
  const kind =
    offered.find(({ id }) => id === chosen) ??
    offered.find(({ attributes }) => attributes.blocks) ??
    offered[0]
  const missing = useCall(
    listMissingPapers,
    { kindId: kind?.id ?? '', page, search: wanted },
    { enabled: kind !== undefined, keepPrevious: true },
  )
  return (
    <>
      <div className={classes.filters}>
        <Select
          label={paperScreenTexts.missingOf}
          allowDeselect={false}
          data={kindOptions(offered)}
          value={kind?.id ?? null}
          onChange={(id) => {
            setChosen(id ?? undefined)
            setPage(1)
          }}
        />
        <SearchField
          label={paperScreenTexts.search}
          placeholder={paperScreenTexts.missingSearchHint}
          value={search}
          onChange={(typed) => {
            setSearch(typed)
            setPage(1)
          }}
        />
      </div>
      <Panel
        title={
          kind && missing.data
            ? paperScreenTexts.missingCount(missing.data.total, kind.attributes.name)
            : paperScreenTexts.missingList
        }
        flush
      >
        <DataTable
          label={paperScreenTexts.missingList}
          columns={kind ? columns(kind, setOpened) : []}
          rows={kinds.data && !kind ? [] : missing.data?.data}
          rowKey={({ id }) => id}
          failure={kinds.failure ?? missing.failure}
          again={kinds.failure ? kinds.again : missing.again}
          empty={
            <Empty icon={<IconFileCertificate size={24} />}>
              {search.trim().length > 1 ? paperScreenTexts.nobodyFound : paperScreenTexts.nobodyMissing}
            </Empty>
          }
        />
      </Panel>
      <PageList total={missing.data?.total ?? 0} page={page} onChange={setPage} />
      {opened ? <PaperModal paper={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

function columns(
  { id: kindId, attributes: kind }: ListedKind,
  open: (paper: OpenedPaper) => void,
): readonly Column<Missing>[] {
  const { name, blocks, vehicleField } = kind
  return [
    {
      key: 'subject',
      header: paperScreenTexts.subject,
      cell: ({ id, attributes: { subject, subjectName } }) => (
        <SubjectLink subject={subject} id={id} name={subjectName} />
      ),
    },
    {
      key: 'add',
      header: paperScreenTexts.actions,
      actions: true,
      cell: ({ id, attributes: { subjectName } }) => (
        <Button
          size="xs"
          variant="default"
          aria-label={paperScreenTexts.addOne(name, subjectName)}
          onClick={() =>
            open({
              how: 'add',
              kind: { id: kindId, name, blocks, vehicleField },
              subject: { id, name: subjectName },
            })
          }
        >
          {paperScreenTexts.add}
        </Button>
      ),
    },
  ]
}

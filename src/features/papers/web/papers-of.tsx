import { Button, Group } from '@mantine/core'
import { IconFileCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { papersOfSubject, removePaper } from '../contract.ts'
import type { Subject } from '../domain/paper.ts'
import { paperScreenTexts } from '../texts-office.ts'
import { shownDate } from './paper-date.ts'
import { PaperModal } from './paper-modal.tsx'
import { PaperState } from './paper-state.tsx'
import type { KindWithPaper, OpenedPaper } from './paper-types.ts'
import { READINGS_OF_PAPERS } from './readings.ts'

interface PapersOfProps {
  readonly subject: Subject
  readonly subjectId: string
}

/** Every kind of papers of one vehicle or driver, with its paper or 'brak'. */
export function PapersOf({ subject, subjectId }: PapersOfProps) {
  const papers = useCall(papersOfSubject, { subject, subjectId })
  const remove = useAct(removePaper, { refreshes: READINGS_OF_PAPERS })
  const [opened, setOpened] = useState<OpenedPaper>()
  const name = papers.data?.subjectName ?? ''
  const askAndRemove = async ({ id, attributes: { name: kind, paper } }: KindWithPaper) => {
    const sure = await askToConfirm({
      title: paperScreenTexts.confirmRemove,
      text: paperScreenTexts.confirmRemoveText(kind, name, shownDate(paper?.expiresOn ?? '')),
      confirm: paperScreenTexts.remove,
      danger: true,
    })
    if (sure && (await remove.run({ kindId: id, subjectId })).ok)
      toastDone(paperScreenTexts.removed(kind, name))
  }
  const open = (how: OpenedPaper['how'], { id, attributes }: KindWithPaper) => {
    const { paper, ...kind } = attributes
    setOpened({
      how,
      kind: { ...kind, id },
      subject: { id: subjectId, name },
      ...(paper ? { former: paper } : {}),
    })
  }
  return (
    <Panel title={paperScreenTexts.ofSubject} description={paperScreenTexts.ofSubjectDescription} flush>
      <DataTable
        label={paperScreenTexts.ofSubjectList(name)}
        columns={columns(name, open, askAndRemove)}
        rows={papers.data?.data}
        rowKey={({ id }) => id}
        failure={papers.failure}
        again={papers.again}
        empty={<Empty icon={<IconFileCertificate size={24} />}>{paperScreenTexts.nothingFound}</Empty>}
      />
      {opened ? <PaperModal paper={opened} onClose={() => setOpened(undefined)} /> : null}
    </Panel>
  )
}

function columns(
  subject: string,
  open: (how: OpenedPaper['how'], row: KindWithPaper) => void,
  remove: (row: KindWithPaper) => Promise<void>,
): readonly Column<KindWithPaper>[] {
  return [
    { key: 'kind', header: paperScreenTexts.kind, cell: ({ attributes }) => attributes.name },
    {
      key: 'expires',
      header: paperScreenTexts.expiresOn,
      cell: ({ attributes: { paper } }) => (paper ? shownDate(paper.expiresOn) : '–'),
    },
    {
      key: 'state',
      header: paperScreenTexts.state,
      cell: ({ attributes: { paper } }) => <PaperState paper={paper} />,
    },
    {
      key: 'issued',
      header: paperScreenTexts.issuedOn,
      cell: ({ attributes: { paper } }) => (paper?.issuedOn ? shownDate(paper.issuedOn) : '–'),
    },
    {
      key: 'number',
      header: paperScreenTexts.number,
      cell: ({ attributes: { paper } }) => paper?.number || '–',
    },
    {
      key: 'actions',
      header: paperScreenTexts.actions,
      actions: true,
      cell: (row) => (
        <PaperButtons row={row} subject={subject} open={(how) => open(how, row)} remove={() => remove(row)} />
      ),
    },
  ]
}

interface PaperButtonsProps {
  readonly row: KindWithPaper
  readonly subject: string
  open(how: OpenedPaper['how']): void
  remove(): Promise<void>
}

function PaperButtons({ row: { attributes }, subject, open, remove }: PaperButtonsProps) {
  const { name, paper, vehicleField } = attributes
  if (!paper)
    return (
      <Button
        size="xs"
        variant="default"
        aria-label={paperScreenTexts.addOne(name, subject)}
        onClick={() => open('add')}
      >
        {paperScreenTexts.add}
      </Button>
    )
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        aria-label={paperScreenTexts.renewOne(name, subject)}
        onClick={() => open('renew')}
      >
        {paperScreenTexts.renew}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={paperScreenTexts.changeOne(name, subject)}
        onClick={() => open('change')}
      >
        {paperScreenTexts.change}
      </Button>
      {vehicleField ? null : (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={paperScreenTexts.removeOne(name, subject)}
          onClick={() => void remove()}
        >
          {paperScreenTexts.remove}
        </Button>
      )}
    </Group>
  )
}

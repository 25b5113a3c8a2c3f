import { Badge, Button } from '@mantine/core'
import { addWeeks, type Week, weeksBetween } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { endScheme, listSchemes, listSchemeVersions, withdrawScheme } from '../contract.ts'
import { editorTexts } from '../texts-editor.ts'
import { schemeInWords } from '../texts-words.ts'

type Version = OutputOf<typeof listSchemeVersions>['data'][number]

interface VersionListProps {
  readonly owner: { readonly kind: 'fleet' | 'group' | 'driver'; readonly id: string }
  readonly week: Week
  readonly versions: readonly Version[]
}

/** Every version there ever was, in words; planned ones can be withdrawn, an own scheme can end. */
export function VersionList({ owner, week, versions }: VersionListProps) {
  const refreshes = [listSchemeVersions, listSchemes]
  const withdraw = useAct(withdrawScheme, { refreshes })
  const end = useAct(endScheme, { refreshes })
  const askAndWithdraw = async ({ id, version }: Version) => {
    const sure = await askToConfirm({
      title: editorTexts.withdrawTitle(version),
      text: editorTexts.withdrawText,
      confirm: editorTexts.withdraw,
      danger: true,
    })
    if (sure && (await withdraw.run({ id })).ok) toastDone(editorTexts.withdrawnDone)
  }
  const next = addWeeks(week, 1)
  const askAndEnd = async () => {
    const sure = await askToConfirm({
      title: editorTexts.endTitle,
      text: editorTexts.endText(next.week),
      confirm: editorTexts.endConfirm,
      danger: true,
    })
    const seen = versions[0]?.version ?? 0
    if (sure && (await end.run({ ...owner, ...next, seen })).ok) toastDone(editorTexts.endedDone(next.week))
  }
  const standing = versions.find(({ withdrawn }) => withdrawn === null)
  const isPlanned = ({ from, withdrawn }: Version) => withdrawn === null && weeksBetween(week, from) > 0
  const columns: readonly Column<Version>[] = [
    { key: 'version', header: editorTexts.version, width: '5rem', cell: ({ version }) => version },
    {
      key: 'week',
      header: editorTexts.week,
      width: '14rem',
      cell: ({ from }) => `${from.week}, ${weekRange(from)}`,
    },
    {
      key: 'rule',
      header: editorTexts.rule,
      cell: ({ scheme, withdrawn, note }) => (
        <>
          {withdrawn ? <Badge color="gray">{editorTexts.withdrawn(withdrawn.by)}</Badge> : null}
          <div>{scheme ? schemeInWords(scheme) : editorTexts.ended}</div>
          {note ? <em>{note}</em> : null}
        </>
      ),
    },
    {
      key: 'author',
      header: editorTexts.author,
      cell: ({ createdBy, createdAt }) => `${createdBy}, ${dateAndTime(createdAt)}`,
    },
    {
      key: 'actions',
      header: editorTexts.withdraw,
      actions: true,
      cell: (version) =>
        isPlanned(version) ? (
          <Button
            size="xs"
            variant="default"
            aria-label={editorTexts.withdrawVersion(version.version)}
            onClick={() => void askAndWithdraw(version)}
          >
            {editorTexts.withdraw}
          </Button>
        ) : null,
    },
  ]
  return (
    <Panel
      title={editorTexts.versions}
      description={editorTexts.versionsHint}
      flush
      actions={
        owner.kind !== 'fleet' && standing?.scheme ? (
          <Button variant="default" color="red" onClick={() => void askAndEnd()}>
            {editorTexts.end}
          </Button>
        ) : null
      }
    >
      <DataTable
        label={editorTexts.versions}
        columns={columns}
        rows={versions}
        rowKey={({ id }) => id}
        isMuted={({ withdrawn }) => withdrawn !== null}
        empty={<Empty>{editorTexts.noVersions}</Empty>}
      />
    </Panel>
  )
}

import { Button, Checkbox, Group, Pagination, Skeleton, Stack, Text } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listWaitingForms } from '../../contract-waiting.ts'
import { waitingTexts as texts } from '../../texts-waiting.ts'
import { useWaitingActs } from './use-waiting-acts.ts'
import classes from './waiting-forms.module.css'
import { WaitingRow } from './waiting-row.tsx'

const PAGE_SIZE = 50

/** Forms of unknown phones, which the office confirms or deletes in bulk (D44). */
export function WaitingForms() {
  const [search, setSearch] = useState('')
  const [network, setNetwork] = useState('')
  const [page, setPage] = useState(1)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const list = useCall(listWaitingForms, { page, search, network }, { keepPrevious: true })
  const acts = useWaitingActs({
    onDone() {
      setMarked(new Set())
      setPage(1)
      setNetwork('')
    },
    onStopped: (behind) => setMarked((before) => new Set([...before].filter((number) => number > behind))),
  })
  const { data, isFormer } = list
  const pages = Math.max(1, Math.ceil((data?.found ?? 0) / PAGE_SIZE))
  // Somebody else has confirmed or deleted what stood on the last pages.
  if (data && !isFormer && page > pages) setPage(pages)
  const find = (change: () => void) => {
    change()
    setPage(1)
    setMarked(new Set())
  }
  const numbers = [...marked]
  const rows = data?.data ?? []
  const allMarked = rows.length > 0 && rows.every(({ number }) => marked.has(number))
  const mark = (these: readonly number[], on: boolean) =>
    setMarked((before) => {
      const next = new Set(before)
      for (const number of these) {
        if (on) next.add(number)
        else next.delete(number)
      }
      return next
    })
  return (
    <Panel title={texts.title} description={texts.description}>
      <FailureAlert failure={list.failure} title={texts.failedTitle} again={list.again} />
      <FailureAlert failure={acts.failure} />
      {!data ? (
        list.failure ? null : (
          <Skeleton height={240} radius={12} role="status" aria-label={texts.loading} />
        )
      ) : data.all === 0 ? (
        <Empty icon={<IconUserQuestion size={24} />}>{texts.none}</Empty>
      ) : (
        <Stack gap="md">
          <Group gap="sm" align="flex-end">
            <SearchField
              label={texts.search}
              placeholder={texts.searchHint}
              value={search}
              onChange={(typed) => find(() => setSearch(typed))}
            />
            {network === '' ? null : (
              <Button variant="default" onClick={() => find(() => setNetwork(''))}>
                {texts.allNetworks}
              </Button>
            )}
          </Group>
          <Text fw={500} aria-live="polite">
            {acts.progress ?? texts.found(data.found, data.all)}
          </Text>
          {data.found === 0 ? (
            <Text c="dimmed">{texts.nobodyFound}</Text>
          ) : (
            <>
              <Group gap="sm">
                {numbers.length > 0 ? (
                  <>
                    <Button
                      loading={acts.busy}
                      onClick={() => void acts.confirm({ numbers }, numbers.length)}
                    >
                      {texts.confirmChosen(numbers.length)}
                    </Button>
                    <Button
                      color="red"
                      variant="light"
                      disabled={acts.busy}
                      onClick={() => void acts.remove({ numbers }, numbers.length)}
                    >
                      {texts.deleteChosen(numbers.length)}
                    </Button>
                  </>
                ) : (
                  <>
                    <Button
                      loading={acts.busy}
                      disabled={isFormer}
                      onClick={() => void acts.confirm({ search, network, until: data.until }, data.found)}
                    >
                      {texts.confirmAll(data.found)}
                    </Button>
                    <Button
                      color="red"
                      variant="light"
                      disabled={acts.busy || isFormer}
                      onClick={() => void acts.remove({ search, network, until: data.until }, data.found)}
                    >
                      {texts.deleteAll(data.found)}
                    </Button>
                  </>
                )}
              </Group>
              <Checkbox
                label={numbers.length === 0 ? texts.choosePage : texts.chosen(numbers.length)}
                checked={allMarked}
                indeterminate={!allMarked && numbers.length > 0}
                onChange={(event) =>
                  mark(
                    rows.map(({ number }) => number),
                    event.currentTarget.checked,
                  )
                }
              />
              <ul className={classes.rows}>
                {rows.map((row) => (
                  <WaitingRow
                    key={row.number}
                    row={row}
                    marked={marked.has(row.number)}
                    onMark={(on) => mark([row.number], on)}
                    onNetwork={network === '' ? () => find(() => setNetwork(row.network)) : undefined}
                  />
                ))}
              </ul>
              {data.found > PAGE_SIZE ? (
                <Pagination
                  value={page}
                  total={pages}
                  onChange={setPage}
                  siblings={0}
                  getControlProps={(control) => ({
                    'aria-label': control === 'next' ? texts.nextPage : texts.previousPage,
                  })}
                />
              ) : null}
            </>
          )}
        </Stack>
      )}
    </Panel>
  )
}

import { Alert, Anchor, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime, dayOfInstant } from '#platform/web/admin-ui/polish-instants.ts'
import type { findTransferFile } from '../contract-file.ts'
import { type Sending, sendingOf } from '../domain/may-send.ts'
import { fileCheckTexts as texts } from '../texts-file-check.ts'
import { shownDay } from './shown-day.ts'

export type FoundFile = OutputOf<typeof findTransferFile>

/** Green is none of them: also what may be sent is looked for at the bank first. */
const COLORS: Readonly<Record<Sending, string>> = {
  once: 'blue',
  'date-past': 'yellow',
  'was-at-bank': 'red',
  'all-came-back': 'red',
  paid: 'red',
  cancelled: 'red',
}

/** A file that a batch gave out: what became of that batch, and so whether it may still be sent. */
export function OurFile({ name, found }: { readonly name: string; readonly found: FoundFile }) {
  const { batchId, number, part, parts, date, returned, cameBack } = found
  const sending = sendingOf(found)
  const became = {
    exported: shown(found.exported),
    confirmed: shown(found.confirmed),
    cancelled: shown(found.cancelled),
    day: shownDay(date),
  }
  return (
    <Alert
      color={COLORS[sending]}
      icon={sending === 'once' ? <IconInfoCircle /> : <IconAlertTriangle />}
      title={name}
    >
      <Stack gap="xs">
        <Text>{texts.ours(number, part, parts)}</Text>
        <Text fw={600}>{texts.sending[sending](became)}</Text>
        {returned > 0 ? (
          <>
            <Text>{texts.cameBack(returned)}</Text>
            <List size="sm">
              {cameBack.map(({ statement, driver, at }) => (
                <List.Item key={statement}>
                  {texts.cameBackOne(driver, statement, dayOfInstant(at))}
                </List.Item>
              ))}
              {returned > cameBack.length ? (
                <List.Item>{texts.andMore(returned - cameBack.length)}</List.Item>
              ) : null}
            </List>
          </>
        ) : null}
        <Anchor
          size="sm"
          renderRoot={(props) => <Link to="/admin/przelewy/$id" params={{ id: batchId }} {...props} />}
        >
          {texts.openBatch(number)}
        </Anchor>
      </Stack>
    </Alert>
  )
}

function shown(deed: FoundFile['exported']) {
  return deed && { at: dateAndTime(deed.at), by: deed.by }
}

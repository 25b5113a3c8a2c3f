import { ActionIcon, Anchor, Button, Checkbox, Group, Text } from '@mantine/core'
import { IconBell, IconMail, IconMessage, IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { TEST_KIND } from '../domain/message-about.ts'
import { isAmong, isWithGateway, NOT_THROUGH, STOPPABLE } from '../domain/message-state.ts'
import { bulkTexts } from '../texts-bulk.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { exactCost } from './cost-words.ts'
import { MessageState } from './message-state.tsx'
import { type Message, nameOf, recipientOf, subjectOf } from './message-words.ts'
import classes from './outbox.module.css'

export interface Acts {
  readonly busy: boolean
  read(message: Message): void
  again(message: Message): Promise<void>
  stop(message: Message): Promise<void>
}

export interface Ticking {
  isTicked(id: string): boolean
  /** All of the filter are meant: single rows are not ticked. */
  readonly isWhole: boolean
  tick(id: string, on: boolean): void
}

interface Shown {
  readonly acts: Acts
  /** Hundredths of a grosz; null: nobody has said. */
  readonly partPrice: number | null
  readonly ticking?: Ticking | undefined
  /** All go to one person, whose name the screen has already. */
  readonly ofOne?: boolean
}

export function messageColumns({
  acts,
  partPrice,
  ticking,
  ofOne = false,
}: Shown): readonly Column<Message>[] {
  return [
    ...(ticking ? [tickColumn(ticking)] : []),
    {
      key: 'to',
      header: ofOne ? outboxTexts.where : outboxTexts.recipient,
      cell: (message) => (ofOne ? <Way message={message} /> : <Recipient message={message} />),
    },
    {
      key: 'subject',
      header: outboxTexts.subject,
      cell: (message) => (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => acts.read(message)}>
          {subjectOf(message)}
        </Anchor>
      ),
    },
    { key: 'state', header: outboxTexts.state, cell: (message) => <State message={message} /> },
    { key: 'when', header: outboxTexts.created, cell: (message) => <When message={message} /> },
    {
      key: 'parts',
      header: outboxTexts.parts,
      numeric: true,
      cell: ({ attributes }) => <Parts attributes={attributes} partPrice={partPrice} />,
    },
    {
      key: 'acts',
      header: outboxTexts.repeatOrStop,
      actions: true,
      pinned: true,
      cell: (message) => <ActsOf message={message} acts={acts} ofOne={ofOne} />,
    },
  ]
}

function tickColumn({ isTicked, isWhole, tick }: Ticking): Column<Message> {
  return {
    key: 'tick',
    header: bulkTexts.selectColumn,
    actions: true,
    width: '1%',
    cell: (message) => (
      <Checkbox
        aria-label={bulkTexts.select(`${subjectOf(message)}, ${nameOf(message)}`)}
        checked={isWhole || isTicked(message.id)}
        disabled={isWhole}
        onChange={(event) => tick(message.id, event.currentTarget.checked)}
      />
    ),
  }
}

const ICONS = {
  email: [IconMail, outboxTexts.letter],
  sms: [IconMessage, 'SMS'],
  push: [IconBell, outboxTexts.push],
} as const

function Way({ message }: { readonly message: Message }) {
  const [Icon, name] = ICONS[message.attributes.kind]
  return (
    <span className={classes.way}>
      <Icon size={18} aria-label={name} role="img" />
      <span>{recipientOf(message)}</span>
    </span>
  )
}

function Recipient({ message }: { readonly message: Message }) {
  const { people, kind } = message.attributes
  const [Icon, name] = ICONS[kind]
  if (people.length === 0) return <Way message={message} />
  return (
    <span className={classes.way}>
      <Icon size={18} aria-label={name} role="img" />
      <span className={classes.person}>
        <span>
          {people.map(({ id, fullName }, index) => (
            <span key={id}>
              {index > 0 ? <span>{', '}</span> : null}
              <Anchor
                fw={600}
                size="sm"
                renderRoot={(props) => <Link to="/admin/pracownicy/$id" params={{ id }} {...props} />}
              >
                {fullName}
              </Anchor>
            </span>
          ))}
        </span>
        <Text size="xs" c="dimmed" component="span">
          {recipientOf(message)}
        </Text>
      </span>
    </span>
  )
}

interface PartsProps {
  readonly attributes: Message['attributes']
  readonly partPrice: number | null
}

/** What it costs stands only beside what has gone out, or still may: once for each time. */
function Parts({ attributes: { parts, rounds, state }, partPrice }: PartsProps) {
  if (parts === null) return '–'
  const times = rounds + (isWithGateway(state) || isAmong(STOPPABLE, state) || state === 'sending' ? 1 : 0)
  return (
    <>
      <span>{parts}</span>
      {times > 0 ? (
        <Text size="xs" c="dimmed">
          {exactCost(parts * times, partPrice)}
        </Text>
      ) : null}
    </>
  )
}

function State({ message: { attributes } }: { readonly message: Message }) {
  const { state, error, attempts } = attributes
  return (
    <>
      <MessageState state={state} />
      {error ? (
        <Text size="xs" c="dimmed">
          {`${sendFaultText(error)} (${outboxTexts.tries(attempts)})`}
        </Text>
      ) : null}
    </>
  )
}

function When({ message: { attributes } }: { readonly message: Message }) {
  const { createdAt, sentAt, reportedAt, state } = attributes
  const arrived = state === 'delivered' && reportedAt ? outboxTexts.deliveredAt(dateAndTime(reportedAt)) : ''
  return (
    <>
      <span className={classes.date}>{dateAndTime(createdAt)}</span>
      {sentAt ? (
        <Text size="xs" c="dimmed" className={classes.date}>
          {arrived || outboxTexts.sentAt(dateAndTime(sentAt))}
        </Text>
      ) : null}
    </>
  )
}

interface ActsOfProps {
  readonly message: Message
  readonly acts: Acts
  readonly ofOne: boolean
}

function ActsOf({ message, acts: { busy, again, stop }, ofOne }: ActsOfProps) {
  const { state, kind, to, people, aboutKind } = message.attributes
  const name = nameOf(message)
  const [person] = people
  const isForgotten = to === '' && kind !== 'push'
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap" component="span">
      {isForgotten || aboutKind === TEST_KIND ? null : isAmong(NOT_THROUGH, state) ? (
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          aria-label={ofOne ? outboxTexts.onceMoreOf(subjectOf(message)) : outboxTexts.repeatTo(name)}
          onClick={() => void again(message)}
        >
          {ofOne ? outboxTexts.onceMore : outboxTexts.repeat}
        </Button>
      ) : isAmong(STOPPABLE, state) ? (
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          aria-label={outboxTexts.stopTo(name)}
          onClick={() => void stop(message)}
        >
          {outboxTexts.stop}
        </Button>
      ) : null}
      {person && !ofOne ? (
        <Hint label={outboxTexts.threadOf(person.fullName)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={outboxTexts.threadOf(person.fullName)}
            renderRoot={(props) => (
              <Link to="/admin/wiadomosci/osoba/$id" params={{ id: person.id }} {...props} />
            )}
          >
            <IconMessages size={18} aria-hidden />
          </ActionIcon>
        </Hint>
      ) : null}
    </Group>
  )
}

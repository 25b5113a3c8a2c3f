import { Button } from '@mantine/core'
import { IconBolt, IconMessage, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMe } from '#features/auth/web/public.tsx'
import { MessageState } from '#features/messaging/web/public.tsx'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { LANGUAGE_NAMES } from '#platform/pure/languages.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { CarDoor } from '#platform/web/admin-ui/doors.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { readDriverCard } from '../contract.ts'
import { cardTexts as texts } from '../texts-cards.ts'
import classes from './card.module.css'
import type { DriverCardData } from './card-data.ts'
import { CardFrame, Section } from './card-frame.tsx'
import { DriverWeek } from './driver-week.tsx'
import { DuePapers } from './due-papers.tsx'
import { MoneyPart } from './money-part.tsx'
import { useLiveCard } from './use-live-card.ts'
import { useShownWeek } from './use-shown-week.ts'

/** A driver at a glance ('Karta kierowcy'). */
export function DriverCard({ id, onClose }: { readonly id: string; onClose(): void }) {
  const week = useShownWeek()
  const { data, failure, again } = useCall(
    readDriverCard,
    week === undefined ? undefined : { id, ...(week === 'none' ? {} : week) },
    { keepPrevious: true },
  )
  useLiveCard(readDriverCard, week)
  return (
    <CardFrame
      title={data && [data.fullName, data.mark].filter(Boolean).join(' ')}
      badge={data && !data.active ? texts.inactive : undefined}
      facts={data ? factsOf(data) : ''}
      failure={data ? undefined : failure}
      again={again}
      onClose={onClose}
      actions={data ? <Acts card={data} /> : null}
    >
      {data ? <Parts card={data} /> : null}
    </CardFrame>
  )
}

function factsOf({ phone, furtherPhones, language, cars }: DriverCardData): string {
  const main = cars.find(({ primaryCar }) => primaryCar)
  return [
    ...[phone, ...furtherPhones].map(shown),
    language === null || language === 'pl' ? '' : LANGUAGE_NAMES[language],
    main ? texts.fixed(main.reg) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `532 418 907`, foreign numbers whole. */
function shown(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}

function Acts({ card: { id, phone, weeks } }: { readonly card: DriverCardData }) {
  const [{ year, week } = { year: undefined, week: undefined }] = weeks
  const search = { rok: year, tydzien: week, stalo: 'choroba', kogo: id } as const
  return (
    <>
      <Button
        component="a"
        size="compact-sm"
        variant="default"
        leftSection={<IconPhone size={15} aria-hidden />}
        href={`tel:${phone}`}
      >
        {texts.call}
      </Button>
      <Button
        component="a"
        size="compact-sm"
        variant="default"
        leftSection={<IconMessage size={15} aria-hidden />}
        href={`sms:${phone}`}
      >
        {texts.sms}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconBolt size={15} aria-hidden />}
        renderRoot={(props) => <Link to="/admin/edycja-grafiku" search={search} {...props} />}
      >
        {texts.absent}
      </Button>
    </>
  )
}

function Parts({ card }: { readonly card: DriverCardData }) {
  const { money, messages, papers } = card
  return (
    <>
      {card.weeks.map((week) => (
        <DriverWeek key={`${week.year} ${week.week}`} driverId={card.id} today={card.today} week={week} />
      ))}
      <Section title={texts.papers}>
        <DuePapers papers={papers} />
      </Section>
      {money ? <MoneyPart money={money} /> : null}
      {messages ? (
        <Section title={texts.messages}>
          {messages.length === 0 ? <p className={classes.none}>{texts.noMessages}</p> : null}
          <ul className={classes.rows}>
            {messages.map(({ id, subject, kind, state, createdAt }) => (
              <li key={id}>
                <span className={classes.when}>{dateAndTime(createdAt)}</span>
                <span>{subject || (kind === 'sms' ? texts.sms : '')}</span>
                <MessageState state={state} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {card.cars.length > 0 ? (
        <Section title={texts.toCars}>
          <p className={classes.cars}>
            {card.cars.map(({ carId, reg }) => (
              <CarDoor key={carId} id={carId}>
                {reg}
              </CarDoor>
            ))}
          </p>
        </Section>
      ) : null}
      <Links id={card.id} />
    </>
  )
}

function Links({ id }: { readonly id: string }) {
  const me = useMe()
  return (
    <nav className={classes.links} aria-label={texts.links}>
      <Link to="/admin/pracownicy/$id" params={{ id }}>
        {texts.toDriver}
      </Link>
      <Link to="/admin/pracownicy/$id" params={{ id }} search={{ zakladka: 'dokumenty' }}>
        {texts.toPapers}
      </Link>
      <Link to="/admin/wyniki" search={{ zakladka: 'indywidualny', kierowca: id }}>
        {texts.toResults}
      </Link>
      {me.money ? (
        <Link to="/admin/rozliczenia/$id/saldo" params={{ id }}>
          {texts.toBalance}
        </Link>
      ) : null}
      {me.admin ? (
        <Link to="/admin/wiadomosci/osoba/$id" params={{ id }}>
          {texts.toMessages}
        </Link>
      ) : null}
    </nav>
  )
}

import { Badge, Button, VisuallyHidden } from '@mantine/core'
import { IconUserOff, IconUserPlus, IconUserSearch } from '@tabler/icons-react'
import { factTexts } from '#features/income/facts/texts.ts'
import { money, shownDay } from '#features/income/facts/web/public-words.ts'
import type { Phone } from '#kernel/phone.ts'
import { formatPhone } from '#kernel/phone.ts'
import { peopleTexts as texts } from '../texts.ts'
import classes from './people.module.css'
import type { Person } from './people-types.ts'

export interface PersonActs {
  assign(person: Person, driverId: string): void
  choose(person: Person): void
  add(person: Person): void
  ignore(person: Person): void
  putBack(person: Person): void
}

interface PersonCardProps {
  readonly person: Person
  readonly acts: PersonActs
  readonly busy: boolean
  /** Of whom keys speak. */
  readonly isCurrent: boolean
}

/** One person of the queue: what waits, who may be meant, and what can be decided. */
export function PersonCard({ person, acts, busy, isCurrent }: PersonCardProps) {
  const { platform, name, phones, externalId, driver, matchedBy, doubt } = person.attributes
  return (
    <li className={classes.person} data-person={person.id} data-current={isCurrent || undefined}>
      <div className={classes.who}>
        <div className={classes.name}>
          <Badge variant="default">{factTexts.platforms[platform]}</Badge>
          <strong>{name}</strong>
        </div>
        <div className={classes.facts}>{factsOf(person)}</div>
        {phones.length > 0 ? (
          <div className={classes.facts}>{phones.map((phone) => formatPhone(phone as Phone)).join(', ')}</div>
        ) : null}
        {externalId ? (
          <div className={classes.facts}>
            <span>{texts.externalId}</span> <span className={classes.id}>{externalId}</span>
          </div>
        ) : null}
        {driver ? (
          <div className={classes.facts}>
            {`${texts.is(driver.fullName)}, ${texts.by[matchedBy ?? 'phone']}`}
          </div>
        ) : null}
        {doubt ? <div className={classes.facts}>{texts.doubt[doubt]}</div> : null}
      </div>
      <Decisions person={person} acts={acts} busy={busy} />
    </li>
  )
}

function Decisions({ person, acts, busy }: { person: Person; acts: PersonActs; busy: boolean }) {
  const { name, state, matchedBy } = person.attributes
  if (state === 'matched') {
    return (
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          aria-label={texts.changeFor(name)}
          onClick={() => acts.choose(person)}
        >
          {texts.change}
        </Button>
        {matchedBy === 'person' ? <PutBack person={person} acts={acts} busy={busy} /> : null}
      </div>
    )
  }
  return (
    <div className={classes.decisions}>
      <Candidates person={person} acts={acts} busy={busy} />
      <div className={classes.buttons}>
        {DECISIONS.map(({ act, shown, said, keys, icon: Icon }) =>
          act === 'ignore' && state === 'ignored' ? (
            <PutBack key={act} person={person} acts={acts} busy={busy} />
          ) : (
            <Button
              key={act}
              size="xs"
              variant={act === 'ignore' ? 'subtle' : 'default'}
              disabled={busy}
              leftSection={<Icon size={16} aria-hidden />}
              aria-label={said(name)}
              aria-keyshortcuts={keys}
              onClick={() => acts[act](person)}
            >
              {shown}
            </Button>
          ),
        )}
      </div>
    </div>
  )
}

const DECISIONS = [
  { act: 'choose', shown: texts.choose, said: texts.chooseFor, keys: 'W', icon: IconUserSearch },
  { act: 'add', shown: texts.add, said: texts.addFor, keys: 'N', icon: IconUserPlus },
  { act: 'ignore', shown: texts.ignore, said: texts.ignoreOne, keys: 'P', icon: IconUserOff },
] as const

function Candidates({ person, acts, busy }: { person: Person; acts: PersonActs; busy: boolean }) {
  const { name, candidates } = person.attributes
  if (candidates.length === 0) return <div className={classes.facts}>{texts.noSuggestion}</div>
  return (
    <div className={classes.candidates}>
      {candidates.map(({ driverId, fullName, active, reason }, place) => (
        <button
          key={driverId}
          type="button"
          className={classes.candidate}
          disabled={busy}
          aria-keyshortcuts={String(place + 1)}
          onClick={() => acts.assign(person, driverId)}
        >
          <kbd className={classes.key} aria-hidden>
            {place + 1}
          </kbd>
          <span>
            <VisuallyHidden>{texts.assignTo(name)}</VisuallyHidden> <strong>{fullName}</strong>
            <span className={classes.reason}>
              {`${texts.reasons[reason]}${active ? '' : `, ${texts.inactive}`}`}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}

function PutBack({ person, acts, busy }: { person: Person; acts: PersonActs; busy: boolean }) {
  return (
    <Button
      size="xs"
      variant="default"
      disabled={busy}
      aria-label={texts.putBackOne(person.attributes.name)}
      onClick={() => acts.putBack(person)}
    >
      {texts.putBack}
    </Button>
  )
}

/** `6 przejazdów, 179,67 zł` */
function held(rows: number, words: (rows: number) => string, grosze: number | null): string {
  if (rows === 0) return ''
  return grosze === null ? words(rows) : `${words(rows)}, ${money(grosze)}`
}

function factsOf({ attributes: a }: Person): string {
  const parts = [
    held(a.trips, texts.trips, a.tripsGrosze),
    held(a.orders, texts.orders, a.ordersGrosze),
    held(a.shifts, texts.shifts, a.shiftsGrosze),
    held(a.periods, texts.periods, a.periodsGrosze),
    a.firstDate && a.lastDate ? factTexts.range(shownDay(a.firstDate), shownDay(a.lastDate)) : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' · ') : texts.nothing
}

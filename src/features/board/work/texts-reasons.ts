import type { Obstacle, WhyEmpty, WhyNotOwn } from '#features/planning/domain/public.ts'
import { counted } from '#kernel/polish-text.ts'

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  PREV_WEEK_NIGHT: 'po nocy z niedzieli',
  REST_AFTER_NIGHT: 'po nocy',
  REST_BEFORE_DAY: 'przed zmianą dzienną',
  SAME_DATE: 'ma drugą zmianę tego dnia',
  PAPERS: 'bez ważnych dokumentów',
  INACTIVE: 'nieaktywny',
}

const NAMED = 3

/** Why a car stands without a driver; told to the office. @param nameOf full name of a driver id */
export function whyEmptyText(empty: WhyEmpty, nameOf: (driverId: string) => string): string {
  switch (empty.why) {
    case 'LIMIT':
      if (empty.limit === 0) return 'Zmiana jest zamknięta (limit 0).'
      return `Limit jest obsadzony: ${empty.seated} z ${empty.limit}.`
    case 'NOBODY_WAITING':
      return 'Nikt nie czeka w rezerwie ani nie jest do dyspozycji.'
    case 'NOBODY_MAY': {
      const why = Array.from(empty.obstacles, ([obstacle, count]) => `${OBSTACLES[obstacle]}: ${count}`)
      return `Na listach: ${counted(empty.waiting, 'osoba', 'osoby', 'osób')}, ale nikt nie może wtedy jechać (${why.join(', ')}).`
    }
    case 'SOMEBODY_MAY': {
      const [list, ids] =
        empty.reserve.length > 0 ? ['Z rezerwy', empty.reserve] : ['Z listy do dyspozycji', empty.onCall]
      const more = ids.length > NAMED ? ` i jeszcze ${ids.length - NAMED}` : ''
      const may = ids.length === 1 ? 'może' : 'mogą'
      return `${list} ${may} jechać: ${ids.slice(0, NAMED).map(nameOf).join(', ')}${more}.`
    }
  }
}

/** Why somebody drives another car than the own one; told to the office. */
export function whyNotOwnText(
  { why, drivenBy }: WhyNotOwn,
  reg: string,
  nameOf: (driverId: string) => string,
): string {
  const name = drivenBy === undefined ? '' : nameOf(drivenBy)
  switch (why) {
    case 'OTHER_OWN_DRIVER':
      return `Auto główne ${reg}: jedzie nim ${name}, dla kogo też jest główne.`
    case 'OTHER_DRIVER':
      return `Auto główne ${reg}: jedzie nim ${name}.`
    case 'BLOCKED':
      return `Auto główne ${reg} jest wtedy niedostępne.`
    case 'FREE':
      return `Auto główne ${reg} stoi wolne.`
  }
}

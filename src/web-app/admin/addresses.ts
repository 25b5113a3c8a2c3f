import * as z from 'zod/mini'
import { parseDate } from '#kernel/calendar-date.ts'
import { cardIn } from '#platform/web/admin-ui/card-address.ts'

/**
 * What a screen keeps in its address, so that it can be sent to a colleague and survives a reload. What
 * somebody has typed there and can't be is as if it did not stand there: the screen shows what it shows
 * without it.
 */
function orNothing<T extends z.ZodMiniType>(value: T) {
  return z.catch(z.optional(value), undefined)
}

/** One of these words: mostly which tab is open, the first where none is named. */
const oneOf = <const W extends readonly string[]>(words: W) => orNothing(z.enum(words))
const number = orNothing(z.int())
/** `2026-11-22` */
const date = orNothing(z.string().check(z.refine((text) => parseDate(text) !== undefined)))
/** An id is digits, which a link by hand brings as a number. */
const id = orNothing(z.pipe(z.union([z.string().check(z.minLength(1)), z.int()]), z.transform(String)))
const text = orNothing(z.string())
const week = { rok: number, tydzien: number }
/** What every list keeps: what is searched, and the order as `fullName.up`. */
const list = { szukaj: text, kolejnosc: text }
const period = { od: date, do: date, kierowca: id }

/** What each screen keeps; one that is not named keeps nothing. */
export const ADDRESSES = {
  login: z.object({ powrot: text }),
  dashboard: z.object({ zakladka: oneOf(['panel', 'porownanie', 'usuniete']) }),
  // `pokaz` are the filters, joined by a dot; `miejsce` is the shift, 0-13 (D2), `kierowca` who is meant
  // in it; `zabierz` asks at once why that driver is taken off it. `stalo` opens 'Coś się stało': blank, with
  // what was typed on another screen, or by what has happened, at the car `auto` or the driver `kogo`.
  board: z.object({
    ...{ ...week, miejsce: number, kierowca: id, zabierz: oneOf(['choroba']), pokaz: text },
    stalo: oneOf([
      ...(['cos', 'zapis', 'awaria', 'wypadek', 'serwis', 'wynajem', 'zwrot'] as const),
      ...(['choroba', 'spoznienie', 'dokument'] as const),
    ]),
    ...{ auto: id, kogo: id },
  }),
  submissions: z.object({
    ...{ ...week, ...list },
    miesiac: number,
    zakladka: oneOf(['lista', 'do-potwierdzenia', 'miesiac']),
  }),
  preparation: z.object({
    zakladka: oneOf(['kto-nie-wyslal', 'jak-bedzie', 'kto-nie-przeczytal']),
    // Whose readers: of the coming week unless the one that runs is meant.
    tydzien: oneOf(['biezacy']),
    szukaj: text,
    pokaz: oneOf(['nieprzypomniani', 'po-przypomnieniu', 'nie-doszlo', 'nieosiagalni']),
    kolejnosc: text,
  }),
  weeks: z.object({ rok: number }),
  printWeek: z.object(week),
  fleet: z.object({
    zakladka: oneOf(['flota', 'nowe', 'import', 'os-czasu', 'slowniki']),
    od: date,
    tygodnie: number,
    ...list,
    stan: oneOf(['wylaczone', 'uziemione', 'w-jezdzie']),
  }),
  vehicle: z.object({
    zakladka: oneOf(['dane', 'kierowcy', 'uziemienia', 'serwisy', 'dokumenty', 'przekazania']),
  }),
  handoverMatters: z.object({
    zakladka: oneOf(['uszkodzenia', 'zastrzezenia', 'poza-grafikiem', 'serwis']),
  }),
  services: z.object({ ...week, pokaz: oneOf(['nadchodzace']) }),
  rentals: z.object({ zakladka: oneOf(['aktywne', 'historia', 'nowy']), auto: id, od: date }),
  drivers: z.object({
    ...list,
    stan: oneOf(['aktywni', 'nieaktywni', 'wszyscy']),
    dokumenty: oneOf(['po-terminie']),
  }),
  driver: z.object({
    zakladka: oneOf(['zmiany', 'auta', 'dokumenty', 'telefon', 'konto', 'wiadomosci', 'historia', 'dane']),
  }),
  papers: z.object({
    ...list,
    zakladka: oneOf(['terminy', 'brakujace', 'rodzaje']),
    termin: oneOf(['do-odnowienia', 'po-terminie', 'tydzien', 'miesiac', 'kwartal']),
    czyje: oneOf(['auta', 'kierowcy']),
    rodzaj: id,
    blokujace: oneOf(['tak']),
    strona: number,
  }),
  results: z.object({
    ...period,
    zakladka: oneOf(['przeglad', 'sumaryczny', 'okres', 'indywidualny', 'import', 'plan']),
  }),
  dailyResults: z.object({
    ...period,
    zakladka: oneOf(['dzienne', 'tygodniowe', 'indywidualny']),
  }),
  people: z.object({ zakladka: oneOf(['czekaja', 'pominiete', 'dopasowane', 'pliki']) }),
  settlement: z.object({
    ...week,
    pokaz: oneOf(['zablokowane', 'szkice', 'zamkniete', 'wyplacone', 'saldo', 'winni', 'odstaja']),
  }),
  statement: z.object({ ...week, wersja: id }),
  receipt: z.object({ numer: text }),
  transfers: z.object({ zakladka: oneOf(['do-wyplaty', 'paczki', 'konta', 'plik', 'ustawienia']) }),
  reports: z.object({ od: date, do: date }),
  charges: z.object({ ...week, zakladka: oneOf(['tydzien', 'raty', 'stale', 'przebieg']) }),
  scheme: z.object({ kogo: oneOf(['flota', 'grupa', 'kierowca']), id }),
  month: z.object({ zakladka: oneOf(['ustawienia', 'limity', 'powiadomienia', 'bolt']) }),
  languages: z.object({ jezyk: oneOf(['uk', 'ru', 'en', 'ka']) }),
  messages: z.object({
    zakladka: oneOf(['wyslane', 'szablony', 'bramki']),
    szukaj: text,
    droga: oneOf(['e-mail', 'sms', 'powiadomienie']),
    stan: oneOf([
      ...(['nie-doszly', 'czeka', 'bez-bramki', 'w-drodze', 'wyslana', 'doreczona', 'niedoreczona'] as const),
      ...(['blad', 'nieaktualna', 'wstrzymana', 'wycofana', 'zaoszczedzona'] as const),
    ]),
    rodzaj: oneOf([
      ...(['pin', 'zmiany', 'grafik', 'przypomnienia', 'wolne-zmiany', 'serwisy'] as const),
      ...(['rozliczenia', 'bezpieczenstwo', 'inne'] as const),
    ]),
    ...week,
    strona: number,
  }),
  thread: z.object({ strona: number }),
}

/** Over every screen of the office: the card of a driver or car that lies beside it. */
export const CARD = z.object({
  karta: orNothing(z.string().check(z.refine((text) => cardIn(text) !== undefined))),
})

/** Of a screen that keeps nothing in its address. */
export const NOTHING = z.object({})

/**
 * What remains of an address where the screen can't read all of it; undefined where it can. An id that is
 * written as a number is the same id.
 */
export function readableOf(address: z.ZodMiniObject, search: object): Record<string, unknown> | undefined {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const read: Record<string, unknown> = address.parse(search)
  const stays = given.filter(([key, value]) => read[key] !== undefined && String(read[key]) === String(value))
  return stays.length === given.length ? undefined : Object.fromEntries(stays)
}

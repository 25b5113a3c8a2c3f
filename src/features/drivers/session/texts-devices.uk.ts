import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-devices.ts'

export const deviceTexts: SameTexts<typeof polish.deviceTexts> = {
  lead: 'Тут відкрито цей календар. Якщо щось вам незнайоме, завершіть вхід і попросіть в офісі новий PIN.',
  unknown: 'Невідомий пристрій',
  here: 'цей пристрій',
  way: { pin: 'вхід за PIN', link: 'посилання з повідомлення' },
  since: (when) => `з ${when}`,
  lastUsed: (when) => `востаннє ${when}`,
  end: 'Вийти',
  endNamed: (device) => `Вийти: ${device}`,
  endOthers: 'Вийти на інших',
  endAll: 'Вийти всюди',
  linksEnd: 'Після виходу на пристрої перестають діяти посилання з попередніх повідомлень. PIN діє й далі.',
  calendarEnds:
    'Після виходу на інших або на всіх пристроях перестає діяти й адреса календаря в телефоні; його можна додати знову.',
  ended: 'Вихід виконано.',
  noSuchDevice: 'На цьому пристрої вхід уже завершено.',
}

import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './title-texts.ts'

export const TITLES: SameTexts<typeof polish.TITLES> = {
  availability: 'Driver’s availability',
  'fleet-calendar': 'Fleet calendar',
  'own-calendar': 'My work calendar',
  market: 'Free for you',
  handover: 'Car hand-over',
  'own-statements': 'My statements',
  fuel: 'Fuel control',
  'service-confirmation': 'Service confirmation',
  'not-mine': 'It wasn’t me',
  'entry-link': 'Your work calendar',
  'not-found': 'Page not found',
}

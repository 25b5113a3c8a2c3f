import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const pushTexts: SameTexts<typeof polish.pushTexts> = {
  unknownService: 'This browser is not supported. Try Chrome, Firefox, Edge or Safari.',
  badKeys: 'The browser gave a wrong key. Reload the page and try again.',
}

export const PUSH_MESSAGES: SameTexts<typeof polish.PUSH_MESSAGES> = {
  changed: { title: 'A change in your schedule', body: 'Tap to see what has changed.' },
  published: { title: 'There is a new schedule', body: 'Tap to see your shifts.' },
  'shift-reminder': { title: 'Your shift is soon', body: 'Tap to see the car and the place.' },
  'form-reminder': { title: 'The form closes soon', body: 'Tap to send your schedule.' },
  'form-request': {
    title: 'We wait for your schedule',
    body: 'Tap to repeat the last one or choose shifts.',
  },
  'statement-ready': { title: 'Your statement is ready', body: 'Tap to see it.' },
  'market-offer': { title: 'A shift you can take', body: 'Tap to see it.' },
  'market-own': { title: 'News of your shift', body: 'Tap to see it.' },
  'market-answer': { title: 'There is an answer about a shift', body: 'Tap to see it.' },
}

export const pushDataTexts: SameTexts<typeof polish.pushDataTexts> = {
  title: 'Notifications on the phone',
  columns: { device: 'Device', createdAt: 'Since', lastTakenAt: 'Last notification' },
}

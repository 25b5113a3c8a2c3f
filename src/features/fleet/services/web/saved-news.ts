import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { addService, updateService } from '../contract.ts'
import { serviceTexts } from '../texts.ts'
import { serviceOfficeTexts } from '../texts-office.ts'

export interface SavedNews {
  readonly title: string
  readonly text: string
  /** The office has something to do or to know: not to be told in passing. */
  readonly matters: boolean
}

/** What the office is told after planning a service: who got the link, or why nobody did (D27). */
export function newsOfAdded({ link }: OutputOf<typeof addService>): SavedNews {
  return {
    title: serviceOfficeTexts.added,
    text: linkNews(link),
    matters: link.outcome === 'nobody',
  }
}

/** After changing one: also that a confirmation is gone. */
export function newsOfChanged({ link, confirmationCleared }: OutputOf<typeof updateService>): SavedNews {
  const sentences = [
    confirmationCleared ? serviceOfficeTexts.cleared : '',
    link.outcome === 'same' ? '' : serviceOfficeTexts.newLink,
    linkNews(link),
  ]
  return {
    title: serviceOfficeTexts.saved,
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    matters: confirmationCleared || link.outcome === 'nobody',
  }
}

function linkNews({ outcome, driver }: OutputOf<typeof addService>['link']): string {
  switch (outcome) {
    case 'sent':
      return serviceOfficeTexts.sentTo(driver ?? '')
    case 'nobody':
      return serviceTexts.nobody
    case 'past':
      return serviceTexts.past
    default:
      return ''
  }
}

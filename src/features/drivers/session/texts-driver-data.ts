/** Of drivers' calendar subscriptions, in the export and in the preview of a merge (D28). */
export const subscriptionTexts = {
  title: 'Subskrypcja kalendarza',
  columns: { createdAt: 'Od kiedy' },
} as const

/** Of the links in letters and SMS that let the driver in. */
export const entryLinkTexts = {
  title: 'Linki do kalendarza w wiadomościach',
  columns: { createdAt: 'Wysłany', endsAt: 'Ważny do', devices: 'Otworzył urządzeń' },
} as const

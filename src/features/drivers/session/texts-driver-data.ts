/** Of drivers' calendar subscriptions, in the export and in the preview of a merge (D28). */
export const subscriptionTexts = {
  title: 'Subskrypcja kalendarza',
  columns: { createdAt: 'Od kiedy' },
} as const

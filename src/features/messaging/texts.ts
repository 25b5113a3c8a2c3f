export const messagingTexts = {
  noSuchMessage: 'Nie ma takiej wiadomości.',
} as const

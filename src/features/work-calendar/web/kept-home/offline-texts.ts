export const offlineTexts = { noNet: 'Bez sieci.' } as const

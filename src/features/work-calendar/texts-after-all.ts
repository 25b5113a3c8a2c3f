/** Of 'Jednak pojadę', where nothing came of it. */
export const afterAllFailures = {
  notLost: 'Tej zmiany nie można odzyskać w ten sposób. Zadzwoń do biura floty.',
  begun: 'Ta zmiana już się zaczęła, więc nic się nie zmieniło. Zadzwoń do biura floty.',
} as const

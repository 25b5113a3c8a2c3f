/** On a driver's card: the devices, and whether they are told by push. */
export const phoneOfDriverTexts = {
  devices: 'Urządzenia',
  devicesHint: 'Tu kierowca jest teraz zalogowany. „Wyloguj wszędzie” jest przy kodzie PIN.',
  noDevices: 'Kierowca nie jest teraz nigdzie zalogowany.',
  unknown: 'Nieznane urządzenie',
  way: { pin: 'PIN', link: 'link z wiadomości' },
  since: (when: string) => `zalogowane od ${when}`,
  lastUsed: (when: string) => `ostatnio ${when}`,
  push: 'Powiadomienia na telefon',
  pushOn: (device: string) => `Włączone: ${device}`,
  pushOff: 'Wyłączone na każdym urządzeniu.',
  pushSince: (when: string) => `od ${when}`,
  pushTaken: (when: string) => `ostatnie przyjęte ${when}`,
  pushNever: 'jeszcze żadnego nie wysłano',
} as const

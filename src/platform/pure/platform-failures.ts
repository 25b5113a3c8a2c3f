import type { FailureText } from './endpoint.ts'

/** Failures that any call may end in, whatever its contract says (D29). */
export const PLATFORM_FAILURES = {
  invalid_input: { status: 400, msg: 'Popraw zaznaczone dane i spróbuj ponownie.' },
  malformed: {
    status: 400,
    msg: 'Nie udało się odczytać przesłanych danych. Odśwież stronę i spróbuj ponownie.',
  },
  login_required: { status: 401, msg: 'Zaloguj się, aby kontynuować.' },
  not_allowed: { status: 403, msg: 'Nie masz uprawnień do tej czynności. Poproś administratora.' },
  foreign_origin: {
    status: 403,
    msg: 'Żądanie przyszło z innej strony i zostało odrzucone. Otwórz stronę ponownie.',
  },
  unknown_call: { status: 404, msg: 'Nie znaleziono takiego adresu.' },
  too_large: { status: 413, msg: 'Przesłane dane są za duże.' },
  too_slow: {
    status: 408,
    msg: 'Dane przychodziły zbyt wolno i nie dotarły w całości. Nic nie zostało zapisane, spróbuj ponownie.',
  },
  unknown_encoding: {
    status: 415,
    msg: 'Dane przyszły spakowane w sposób, którego system nie przyjmuje. Wyślij je niespakowane.',
  },
  busy: {
    status: 503,
    msg: 'System przyjmuje teraz inne duże dane. Nic nie zostało zapisane, spróbuj ponownie za chwilę.',
  },
  unreadable: {
    status: 409,
    msg: 'Tego nie da się odczytać: zapisano to kluczem, którego system już nie ma. Administrator nada to od nowa: Kopie i klucz.',
  },
  key_reused: {
    status: 422,
    msg: 'Ten sam klucz żądania przyszedł z innymi danymi. Odśwież stronę i spróbuj ponownie.',
  },
  too_many_requests: { status: 429, msg: 'Za dużo zapytań naraz. Odczekaj chwilę i spróbuj ponownie.' },
  unavailable: {
    status: 503,
    msg: 'System jest chwilowo niedostępny. Nic nie zostało zapisane, spróbuj ponownie za chwilę.',
  },
  unexpected: {
    status: 500,
    msg: 'Wystąpił nieoczekiwany błąd. Nic nie zostało zapisane, spróbuj ponownie później.',
  },
} as const satisfies Record<string, FailureText | { status: 500; msg: string }>

export type PlatformFailureCode = keyof typeof PLATFORM_FAILURES

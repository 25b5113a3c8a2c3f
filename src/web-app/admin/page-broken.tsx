import classes from './whole-page.module.css'

/** Where even the frame of the office's pages broke: plain HTML, since the kit may be what is broken. */
export function PageBroken({ again }: { again(): void }) {
  return (
    <main className={classes.page} role="alert">
      <h1>Nie udało się pokazać tej strony</h1>
      <p>Zapisane dane są na serwerze. Niezapisane zmiany grafiku są na tym urządzeniu.</p>
      <p>
        <button type="button" onClick={again}>
          Spróbuj ponownie
        </button>{' '}
        <button type="button" onClick={() => window.location.reload()}>
          Odśwież stronę
        </button>
      </p>
    </main>
  )
}

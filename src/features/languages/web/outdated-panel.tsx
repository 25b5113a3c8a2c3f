import { Button } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { OtherLanguage } from '#platform/pure/languages.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listSentences, restoreSentence } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import classes from './languages-screen.module.css'

interface OutdatedPanelProps {
  readonly language: OtherLanguage
  readonly outdated: OutputOf<typeof listSentences>['outdated']
}

/** Corrections of what the program says otherwise by now; nothing where there are none. */
export function OutdatedPanel({ language, outdated }: OutdatedPanelProps) {
  const forget = useAct(restoreSentence, {
    refreshes: [listSentences],
    done: () => toastDone(texts.forgotten),
  })
  if (outdated.length === 0) return null
  return (
    <Panel title={texts.outdatedTitle} description={texts.outdatedHint} flush>
      <ul className={classes.rows}>
        {outdated.map(({ id, original, text, now, version }) => (
          <li key={id} className={classes.row}>
            <div className={classes.side}>
              <span className={classes.label}>{texts.outdatedWas}</span>
              <p className={classes.former} lang={language}>
                {original.trim()}
              </p>
              <span className={classes.label}>{texts.outdatedNow}</span>
              <p className={classes.text} lang={now === null ? 'pl' : language}>
                {now === null ? texts.outdatedGone : now.trim()}
              </p>
            </div>
            <div className={classes.side}>
              <span className={classes.label}>{texts.fleets}</span>
              <p className={classes.text} lang={language}>
                {text.trim()}
              </p>
              <div className={classes.acts}>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${texts.forget}: ${text.trim()}`}
                  loading={forget.busy}
                  onClick={() => void forget.run({ id, language, seen: version })}
                >
                  {texts.forget}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

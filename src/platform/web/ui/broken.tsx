import type { ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import { isOtherBuildHeard } from '../build/other-build.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { brokenTexts as texts } from './texts.ts'

interface BrokenProps {
  /** What was typed or chosen here, and where it is now. */
  readonly kept: string
  readonly children: ReactNode
}

/** Around a screen: where it breaks, the rest of the page stays, with a sentence and two ways on. */
export function ScreenBoundary({ kept, children }: BrokenProps) {
  return (
    <Boundary
      fallback={(again) => (
        <main className="form">
          <div className="notice notice-wrong" role="alert">
            <div>
              <h1>{isOtherBuildHeard() ? texts.newBuild : texts.screen}</h1>
              <p>{kept}</p>
              <div className="broken-acts">
                <WaysOn again={again} />
              </div>
            </div>
          </div>
        </main>
      )}
    >
      {children}
    </Boundary>
  )
}

/** Around the dialogs of a screen: where one breaks, the screen below it stays. */
export function SheetBoundary({ kept, onClose, children }: BrokenProps & { readonly onClose: () => void }) {
  return (
    <Boundary
      fallback={(again) => (
        <Dialog
          title={isOtherBuildHeard() ? texts.newBuild : texts.sheet}
          role="alertdialog"
          onClose={() => {
            onClose()
            again()
          }}
          footer={<WaysOn again={again} />}
        >
          <p>{kept}</p>
        </Dialog>
      )}
    >
      {children}
    </Boundary>
  )
}

function WaysOn({ again }: { readonly again: () => void }) {
  return (
    <>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
      <Button kind="primary" onClick={again}>
        {texts.again}
      </Button>
    </>
  )
}

import type { ComponentProps } from 'react'
import { OwnStatements } from '#features/settlement/own-statements/web/public-driver.tsx'
import { Leaving } from './leaving/leaving.tsx'

/** The driver's statements, from which one logs out too. */
export function OwnStatementsScreen(props: ComponentProps<typeof OwnStatements>) {
  return (
    <Leaving>
      <OwnStatements {...props} />
    </Leaving>
  )
}

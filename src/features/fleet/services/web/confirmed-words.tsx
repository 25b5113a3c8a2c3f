import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import { confirmationTexts as texts } from '../texts-driver.ts'
import { type LinkedService, VisitFacts } from './visit-facts.tsx'

/** The thanks, and what was confirmed; undefined where that is not known, and only thanks are due (D27). */
export function ConfirmedWords({ service }: { readonly service: LinkedService | undefined }) {
  const isSomewhere = service?.place === ''
  return (
    <>
      <h1>{texts.thanks}</h1>
      {service && <VisitFacts service={service} />}
      <p>{texts.confirmed}</p>
      {isSomewhere && (
        <>
          <p>{texts.askWhere}</p>
          <OfficeLine />
        </>
      )}
    </>
  )
}

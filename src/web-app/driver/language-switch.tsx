import { LANGUAGE_NAMES, LANGUAGES } from '#platform/pure/languages.ts'
import { chooseLanguage } from './choose-language.ts'
import { driverTexts } from './driver-texts.ts'

/** Each language under its own name, so that its speakers find it on a page in any other. */
export function LanguageSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: five buttons in a row are no form
    <div className="languages" role="group" aria-label={driverTexts.languages} translate="no">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === driverTexts.language}
          onClick={() => void chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  )
}

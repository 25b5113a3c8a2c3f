ALTER TABLE "shift_results" ADD COLUMN "apps_income_grosze" bigint;

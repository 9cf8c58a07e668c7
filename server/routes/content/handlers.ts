import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';

export const dajInformacjePubliczne: Handler<
  models.DajInformacjePubliczneArgs,
  models.DajInformacjePubliczneAnswer
> = async ({ municipality, lang }) => {
  const word = (key: string): string => municipality.texts[lang][key] ?? key;
  const groups = municipality.manifest.groups.filter(({ services }) => services.length > 0);
  return {
    elementy: groups.map(({ name, services }) => ({
      nazwa: word(name),
      uslugi: services.map((service) => ({
        uslugaId: service.uslugaId,
        nazwa: word(service.name),
        czyChroniona: service.access !== 'public',
      })),
    })),
  };
};

import type { Manifest } from '../../../lang/descriptors/manifest.ts';
import { Link } from '../router/Link.tsx';
import { Logo } from './Logo.tsx';

/** Logo and name of the commune, with a link to the home page. */
export function Brand(props: { manifest: Manifest; home: string; tagline: string }) {
  const { name, logo } = props.manifest;
  return (
    <Link className="ok-brand" to={props.home}>
      {logo ? <img className="ok-logo" src={logo} alt="" /> : <Logo />}
      <span className="ok-brand__words">
        <span className="ok-brand__name">{name}</span>
        <span className="ok-brand__tagline">{props.tagline}</span>
      </span>
    </Link>
  );
}

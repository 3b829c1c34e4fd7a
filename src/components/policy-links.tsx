import { Link } from 'react-router'
import './policy-links.css'

/** The policies, at the foot of the pages outside the frame. */
export function PolicyLinks() {
  return (
    <footer className="policies">
      <ul>
        <li>
          <Link to="/terms-and-conditions">Terms &amp; Conditions</Link>
        </li>
        <li>
          <Link to="/privacy-policy">Privacy policy</Link>
        </li>
        <li>
          <Link to="/cookies-policy">Cookies policy</Link>
        </li>
      </ul>
    </footer>
  )
}

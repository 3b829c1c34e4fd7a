#!/usr/bin/env bash
# Tries what README says on a machine that has Node and nothing else: Debian's smallest system in a folder of its own, with the last commit in it.
# By hand, as root, with debootstrap: scripts/fresh-machine.sh [a folder with room for 8 GB]
set -euo pipefail
repository=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
machine=${1:-$(mktemp -d)}
home=$machine/root/articled

debootstrap --variant=minbase --include=ca-certificates stable "$machine" > /dev/null
# Node and npm as they are here, with how they reach the network.
node=$(readlink -f "$(command -v node)")
npm=$(readlink -f "$(command -v npm)")
modules=$(dirname "$(dirname "$(dirname "$npm")")")
mkdir -p "$machine/usr/local/bin" "$machine/usr/local/lib/node_modules"
cp "$node" "$machine/usr/local/bin/node"
cp -r "$modules/npm" "$machine/usr/local/lib/node_modules/"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$machine/usr/local/bin/npm"
ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$machine/usr/local/bin/npx"
cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
cp -L --remove-destination /etc/ssl/certs/ca-certificates.crt "$machine/etc/ssl/certs/"
for settings in "$HOME/.npmrc" "${NPM_CONFIG_USERCONFIG:-}"; do [ -f "$settings" ] && cp "$settings" "$machine/root/.npmrc"; done
mkdir -p "$home"
git -C "$repository" archive HEAD | tar -x -C "$home"
cat > "$machine/root/try.sh" << 'TRY'
cd /root/articled
node --version
began=$(date +%s)
npm start > /tmp/start.log 2>&1 &
until grep -q 'Articled is at' /tmp/start.log || ! kill -0 $! 2> /dev/null; do sleep 1; done
node -e "fetch('http://localhost:4000/').then((answer) => console.log('npm start: the first page answers', answer.status))"
echo "npm start: $(($(date +%s) - began)) s"
kill $!; wait $! || true
began=$(date +%s)
npm test > /tmp/test.log 2>&1 && code=0 || code=$?
tail -n 40 /tmp/test.log
echo "npm test: $(($(date +%s) - began)) s, it ended with $code"
exit $code
TRY

unshare --mount --pid --fork --kill-child sh -c "
  mount --rbind /dev '$machine/dev' && mount -t proc proc '$machine/proc' && mount --rbind /sys '$machine/sys' && mount -t tmpfs shm '$machine/dev/shm' &&
  exec env -i HOME=/root NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin chroot '$machine' sh /root/try.sh"

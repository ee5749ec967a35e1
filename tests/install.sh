# Installs a Debian package that the tests need; without the right to do so, prints the command.
set -e
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends "$1"
else
	echo "The tests need $1: install it first (on Debian: sudo apt-get install $1)." >&2
	exit 1
fi

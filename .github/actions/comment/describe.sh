#!/bin/sh
# Writes what a pull request's comment says of a run of snapshots, in words and pictures.
#
#   describe.sh RESULTS     the folder that the run left, as in .build/snapshots
#
# A comment shows pictures by their addresses only, and what a workflow keeps can be downloaded, not
# shown. So the panes (golden, difference, now) are pushed to a branch of their own, if one is named;
# else the comment only links to the report.
set -eu

results=$(cd "${1:?the folder of the results is missing}" && pwd)
name=${REPORT_NAME:-snapshots}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The paths of snapshots with panes; sorted, so that the same run is described in the same way. The
# results are the work of a pull request's code: a link among them could name any file of this machine.
changed() {
  [ ! -d "$results/artifacts" ] || (
    cd "$results/artifacts" \
      && find . -type f -name panes.png | sed 's|^\./||; s|/panes\.png$||' | sort
  )
}

# Asks for the permission to push anew: the checkout's own is kept in its settings.
prepare_branch() {
  git init -q "$work/panes"
  cd "$work/panes"
  if [ -n "${TOKEN:-}" ]; then
    login=$(printf 'x-access-token:%s' "$TOKEN" | base64 | tr -d '\n')
    git config http.extraheader "AUTHORIZATION: basic $login"
  fi
  git remote add origin "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"
}

# Puts the panes in place of those of the pull request's run before; earlier commits stay, since
# earlier comments show pictures of them.
commit_panes() {
  if git fetch -q --depth 1 origin "$PANES_BRANCH" 2>/dev/null; then
    git checkout -q --force --detach FETCH_HEAD
  fi
  rm -rf "./$PULL_REQUEST/$name"
  changed | while IFS= read -r path; do
    mkdir -p "$PULL_REQUEST/$name/$path"
    cp "$results/artifacts/$path/panes.png" "$PULL_REQUEST/$name/$path/"
  done
  git add --all --force
  git -c user.name=quarterturn -c user.email=quarterturn@localhost \
    commit -q --allow-empty -m "Keep the panes of pull request $PULL_REQUEST"
}

# Another run may push between: then once more, on top of it. Prints the commit.
push_panes() {
  prepare_branch
  for attempt in 1 2 3; do
    commit_panes
    if git push -q origin "HEAD:refs/heads/$PANES_BRANCH"; then
      git rev-parse HEAD
      return
    fi
    sleep "$attempt"
  done
  echo "describe: the panes could not be pushed to $PANES_BRANCH" >&2
}

# A path as an address: each byte but the slashes is written as a number.
escaped() {
  printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g; s/%2f/\//g'
}

# A comment holds 65,536 characters. The summary has the first right to them; the report has every pane.
show_panes() {
  left=$((65000 - $(wc -c < "$results/summary.md")))
  changed | while IFS= read -r path; do
    address=$(escaped "$PULL_REQUEST/$name/$path/panes.png")
    title=$(printf '%s' "$path" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g')
    pane=$(
      printf '<details><summary><code>%s</code>: the golden | the difference | now</summary>\n\n' "$title"
      printf '![The golden, the difference and the picture now](%s/%s/raw/%s/%s)\n\n</details>\n' \
        "$GITHUB_SERVER_URL" "$GITHUB_REPOSITORY" "$1" "$address"
    )
    left=$((left - ${#pane} - 2))
    if [ "$left" -lt 0 ]; then
      printf '\nMore pictures are in the report.\n'
      break
    fi
    printf '\n%s\n' "$pane"
  done
}

# By this line, which is not shown, a later run finds its comment.
echo "<!-- quarterturn: $name -->"
cat "$results/summary.md"
if [ -n "${PANES_BRANCH:-}" ] && [ -n "$(changed)" ]; then
  commit=$(push_panes)
  [ -z "$commit" ] || show_panes "$commit"
fi
[ -z "${REPORT_URL:-}" ] || printf '\n[The report, with every picture](%s)\n' "$REPORT_URL"

// Comments on a pull request; each report has one comment, which later runs write anew.
const fs = require("fs");

// The token's own name: anybody can begin a comment with the mark, and only the token's own may be
// rewritten. The REST interface does not tell the job's own token who it is; this query does.
const author = async (github) => (await github.graphql("query { viewer { login } }")).viewer.login;

module.exports = async ({ github, context }) => {
  const file = `${process.env.RUNNER_TEMP}/comment.md`;
  if (!fs.existsSync(file)) return;
  const body = fs.readFileSync(file, "utf8");
  const mark = body.split("\n", 1)[0];
  const repository = { owner: context.repo.owner, repo: context.repo.repo };
  const issue = { ...repository, issue_number: context.payload.pull_request.number };
  const login = await author(github);
  const comments = await github.paginate(github.rest.issues.listComments, issue);
  const earlier = comments.find(
    ({ user, body }) => user?.login === login && body?.startsWith(`${mark}\n`),
  );
  if (earlier) {
    await github.rest.issues.updateComment({ ...repository, comment_id: earlier.id, body });
  } else {
    await github.rest.issues.createComment({ ...issue, body });
  }
};

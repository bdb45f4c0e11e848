// Comments on a pull request; each report has one comment, which later runs write anew.
const fs = require("fs");

module.exports = async ({ github, context }) => {
  const file = `${process.env.RUNNER_TEMP}/comment.md`;
  if (!fs.existsSync(file)) return;
  const body = fs.readFileSync(file, "utf8");
  const mark = body.split("\n", 1)[0];
  const place = { owner: context.repo.owner, repo: context.repo.repo };
  const issue = { ...place, issue_number: context.payload.pull_request.number };
  const comments = await github.paginate(github.rest.issues.listComments, issue);
  const earlier = comments.find((comment) => comment.body.startsWith(mark));
  if (earlier) {
    await github.rest.issues.updateComment({ ...place, comment_id: earlier.id, body });
  } else {
    await github.rest.issues.createComment({ ...issue, body });
  }
};

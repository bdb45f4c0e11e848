import UIKit

/// The views of a card, without any layout: twelve labels and three pictures.
@MainActor final class FeedParts {
  let action = UILabel()
  let options = UILabel()
  let face = UIImageView()
  let author = UILabel()
  let headline = UILabel()
  let time = UILabel()
  let comment = UILabel()
  let picture = UIImageView()
  let title = UILabel()
  let domain = UILabel()
  let like = UILabel()
  let answer = UILabel()
  let share = UILabel()
  let replierFace = UIImageView()
  let reply = UILabel()

  init() {
    for label in [comment, reply] { label.numberOfLines = 0 }
    options.text = "..."
    like.text = "Like"
    answer.text = "Comment"
    share.text = "Share"
  }

  var all: [UIView] {
    [
      action, options, face, author, headline, time, comment, picture, title, domain, like, answer,
      share, replierFace, reply,
    ]
  }

  func show(_ post: FeedPost) {
    action.text = post.action
    author.text = post.author
    headline.text = post.headline
    time.text = post.time
    comment.text = post.comment
    title.text = post.title
    domain.text = post.domain
    reply.text = post.reply
  }
}

import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

/// A cell as apps write it, whose content is set after it was made.
private final class MemberCell: UITableViewCell {
  let memberSinceLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  lazy var avatarView = UIImageView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
  private var followButton: UIButton?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let button = UIButton(type: .system)
    followButton = button
    for view in [memberSinceLabel, avatarView, button] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller whose label has no text.
private final class MemberController: UIViewController {
  private let memberSinceLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  override func viewDidLoad() { view.addSubview(memberSinceLabel) }
}

@MainActor struct SampleContentTests {
  @Test func `a controller's empty view gets texts for the names of the controller's properties`() {
    let controller = MemberController()
    controller.loadViewIfNeeded()
    let sample = SampleContent(filling: controller.view, of: controller)
    #expect(sample.filled == ["memberSinceLabel"])
  }

  @Test func `a row without views gets a text in the label that UIKit offers`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let sample = SampleContent(filling: cell)
    #expect(cell.textLabel?.text == "Title")
    #expect(sample.filled == ["textLabel"])
  }

  @Test(arguments: [
    ("memberSinceLabel", "Member since"), ("followButton", "Follow"), ("titleLbl", "Title"),
    ("_name", "Name"), ("label", "Label"), ("UILabel", "Label"), ("line2", "Line2"),
  ]) func `a property's name gives the text`(name: String, text: String) {
    #expect(SampleContent.text(forProperty: name) == text)
  }

  @Test func `an empty view gets the texts and images that its properties' names suggest`() {
    let cell = MemberCell(style: .default, reuseIdentifier: nil)
    let sample = SampleContent(filling: cell)
    #expect(cell.memberSinceLabel.text == "Member since")
    #expect(cell.avatarView.image != nil)
    #expect(
      sample.note
        == "the view sets no content: sample content is in memberSinceLabel, avatarView, "
        + "followButton")
  }

  @Test func `a view with a text of its own is left as it is`() {
    let cell = MemberCell(style: .default, reuseIdentifier: nil)
    cell.memberSinceLabel.text = "May"
    let sample = SampleContent(filling: cell)
    #expect(sample.note == nil)
    #expect(cell.avatarView.image == nil)
  }

  @Test func `a view without a frame is as wide as its sample text`() {
    let preview = Preview("Header") {
      let view = UIView()
      let label = UILabel()
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
    }
    let size = PreviewScreen(preview, fitsContent: true).configuration.device.size
    #expect(size.width > 20 && size.width < 100)
  }

  @Test func `a hidden label stays empty`() {
    let cell = MemberCell(style: .default, reuseIdentifier: nil)
    cell.memberSinceLabel.isHidden = true
    let sample = SampleContent(filling: cell)
    #expect(cell.memberSinceLabel.text == nil)
    #expect(sample.filled == ["avatarView", "followButton"])
  }
}

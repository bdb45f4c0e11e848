import Foundation
import UIKit

extension Contest {
  /// The views of a nib beside the same views that code makes.
  static var nib: Contest {
    let code = "code"
    return Contest(
      stage: "nib",
      sides: [
        .ours("Quarterturn") {
          let nib = MainActor.assumeIsolated { UINib(data: HerbRow.document, bundle: nil) }
          return { MainActor.assumeIsolated { HerbRow.made { HerbRow.row(of: nib) } } }
        },
        .ours(code) { { MainActor.assumeIsolated { HerbRow.made(HerbRow.rowOfCode) } } },
      ],
      rows: [Row(name: "1,000 cells of a nib, made", beside: [code], limit: .share(5))])
  }
}

/// A row with an image, a title and a text, as a nib and as code.
@MainActor private enum HerbRow {
  /// Makes 1,000 rows, and returns the number of their subviews.
  static func made(_ row: () -> UITableViewCell?) -> Int {
    (0..<1_000).reduce(0) { count, _ in count + (row()?.contentView.subviews.count ?? 0) }
  }

  static func row(of nib: UINib) -> UITableViewCell? {
    nib.instantiate(withOwner: nil).first as? UITableViewCell
  }

  static func rowOfCode() -> UITableViewCell? {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "herb")
    let (image, title, text) = (UIImageView(), UILabel(), UILabel())
    title.text = "Basil"
    title.font = .boldSystemFont(ofSize: 17)
    text.text = "A herb of the mint family"
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, text])
    stack.axis = .vertical
    stack.spacing = 4
    for view in [image, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
    let content = cell.contentView
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalToConstant: 40),
      stack.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
    ])
    return cell
  }

  static let document = Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
    reuseIdentifier="herb" rowHeight="80" id="cell">
          <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
          <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
            <subviews>
              <imageView clipsSubviews="YES" userInteractionEnabled="NO" \
    contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="image">
                <rect key="frame" x="16" y="20" width="40" height="40"/>
                <constraints>
                  <constraint firstAttribute="width" constant="40" id="c1"/>
                  <constraint firstAttribute="height" constant="40" id="c2"/>
                </constraints>
              </imageView>
              <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="4" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="68" y="8" width="291" height="64"/>
                <subviews>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    text="Basil" textAlignment="natural" lineBreakMode="tailTruncation" \
    adjustsFontSizeToFit="NO" id="title">
                    <rect key="frame" x="0.0" y="0.0" width="291" height="20.5"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                    <nil key="textColor"/>
                  </label>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    text="A herb of the mint family" textAlignment="natural" lineBreakMode="tailTruncation" \
    numberOfLines="0" adjustsFontSizeToFit="NO" id="text">
                    <rect key="frame" x="0.0" y="24.5" width="291" height="39.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <color key="textColor" systemColor="secondaryLabelColor"/>
                  </label>
                </subviews>
              </stackView>
            </subviews>
            <constraints>
              <constraint firstItem="image" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="16" id="c3"/>
              <constraint firstItem="image" firstAttribute="centerY" secondItem="content" \
    secondAttribute="centerY" id="c4"/>
              <constraint firstItem="stack" firstAttribute="leading" secondItem="image" \
    secondAttribute="trailing" constant="12" id="c5"/>
              <constraint firstItem="stack" firstAttribute="top" secondItem="content" \
    secondAttribute="top" constant="8" id="c6"/>
              <constraint firstAttribute="trailing" secondItem="stack" \
    secondAttribute="trailing" constant="16" id="c7"/>
              <constraint firstAttribute="bottom" secondItem="stack" \
    secondAttribute="bottom" constant="8" id="c8"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """.utf8)
}

import UIKit

extension Question {
  /// Layout attributes by themselves.
  static let attributes = [
    calls("fresh attributes", "G6", "G12") {
      let attributes = cell()
      return [
        "alpha \(Names.number(attributes.alpha))", "zIndex \(attributes.zIndex)",
        "hidden \(attributes.isHidden)", "transform \(attributes.transform == .identity)",
        "kind \(attributes.representedElementKind ?? "none")",
        "category \(attributes.representedElementCategory.rawValue)",
      ]
    },
    value("the centre and the size of attributes whose frame is set", "G1") {
      let attributes = cell()
      attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
      return "\(Names.point(attributes.center)) \(Names.size(attributes.size))"
    },
    value("the frame of attributes whose centre and size are set", "G2") {
      let attributes = cell()
      attributes.center = CGPoint(x: 25, y: 45)
      attributes.size = CGSize(width: 30, height: 50)
      return Names.rect(attributes.frame)
    },
    value("the frame of attributes that are scaled by two", "G4") {
      let attributes = cell()
      attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      return Names.rect(attributes.frame)
    },
    value("the transform of attributes whose transform in space is set", "G5") {
      let attributes = cell()
      attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
      let transform = attributes.transform
      return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        .map(Names.number).joined(separator: ", ")
    },
    calls("attributes that differ in one thing are not equal", "G10") {
      let changes: [(String, (UICollectionViewLayoutAttributes) -> Void)] = [
        ("nothing", { _ in }), ("frame", { $0.frame.origin.x = 1 }), ("alpha", { $0.alpha = 0.5 }),
        ("zIndex", { $0.zIndex = 1 }), ("hidden", { $0.isHidden = true }),
      ]
      return changes.map { name, change in
        let (one, other) = (cell(), cell())
        change(other)
        return "\(name): \(one.isEqual(other))"
      }
    },
  ]

  @MainActor private static func cell() -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  }
}

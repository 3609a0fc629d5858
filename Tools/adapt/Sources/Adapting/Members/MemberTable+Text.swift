// The members in Tests/UIKitTests/Surface/Signatures, as MemberTableTests writes them with DND_RECORD=1.
// swift-format-ignore-file

extension MemberTable {
    static let text = """
        NSAttributedStringKey: = NSAttributedString.Key
        NSLayoutAttribute: = NSLayoutConstraint.Attribute
        NSLayoutRelation: = NSLayoutConstraint.Relation
        UIActivityIndicatorViewStyle: = UIActivityIndicatorView.Style
        UIAlertActionStyle: = UIAlertAction.Style
        UIAlertControllerStyle: = UIAlertController.Style
        UIBarButtonItemStyle: = UIBarButtonItem.Style
        UIBarButtonSystemItem: = UIBarButtonItem.SystemItem
        UIButtonType: = UIButton.ButtonType
        UICollectionUpdateAction: = UICollectionViewUpdateItem.Action
        UICollectionViewCellDragState: = UICollectionViewCell.DragState
        UICollectionViewDropIntent: = UICollectionViewDropProposal.Intent
        UICollectionViewReorderingCadence: = UICollectionView.ReorderingCadence
        UICollectionViewScrollDirection: = UICollectionView.ScrollDirection
        UICollectionViewScrollPosition: = UICollectionView.ScrollPosition
        UIControlContentHorizontalAlignment: = UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment: = UIControl.ContentVerticalAlignment
        UIControlEvents: = UIControl.Event
        UIControlState: = UIControl.State
        UIFontTextStyle: = UIFont.TextStyle
        UIGestureRecognizerState: = UIGestureRecognizer.State
        UIImageRenderingMode: = UIImage.RenderingMode
        UILayoutConstraintAxis: = NSLayoutConstraint.Axis
        UIProgressViewStyle: = UIProgressView.Style
        UIScrollViewContentInsetAdjustmentBehavior: = UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewKeyboardDismissMode: = UIScrollView.KeyboardDismissMode
        UIStackViewAlignment: = UIStackView.Alignment
        UIStackViewDistribution: = UIStackView.Distribution
        UITableViewCellAccessoryType: = UITableViewCell.AccessoryType
        UITableViewCellDragState: = UITableViewCell.DragState
        UITableViewCellEditingStyle: = UITableViewCell.EditingStyle
        UITableViewCellSelectionStyle: = UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle: = UITableViewCell.SeparatorStyle
        UITableViewCellStyle: = UITableViewCell.CellStyle
        UITableViewDropIntent: = UITableViewDropProposal.Intent
        UITableViewRowActionStyle: = UITableViewRowAction.Style
        UITableViewRowAnimation: = UITableView.RowAnimation
        UITableViewScrollPosition: = UITableView.ScrollPosition
        UITableViewStyle: = UITableView.Style
        UIViewAnimationOptions: = UIView.AnimationOptions
        UIViewAutoresizing: = UIView.AutoresizingMask
        UIViewContentMode: = UIView.ContentMode
        Bundle
          loadNibNamed(_:String,owner:Any,options:[:Any]=)[Any]
        CACornerMask: SetAlgebra
          .layerMaxXMaxYCorner:CACornerMask .layerMaxXMinYCorner:CACornerMask .layerMinXMaxYCorner:CACornerMask
          .layerMinXMinYCorner:CACornerMask init(rawValue:UInt) rawValue:UInt
        CALayer: NSObject NSObjectProtocol
          borderColor:CGColor borderWidth:CGFloat bounds:CGRect cornerRadius:CGFloat frame:CGRect init()
          maskedCorners:CACornerMask masksToBounds:Bool opacity:Float removeAllAnimations() render(in:CGContext)
          shadowColor:CGColor shadowOffset:CGSize shadowOpacity:Float shadowPath:CGPath shadowRadius:CGFloat
          zPosition:CGFloat
        CATransaction: NSObject NSObjectProtocol
          .begin() .commit() .disableActions()Bool .setCompletionBlock(_:{}) .setDisableActions(_:Bool)
        CGAffineTransform
          .identity:CGAffineTransform a:CGFloat b:CGFloat c:CGFloat
          concatenating(_:CGAffineTransform)CGAffineTransform d:CGFloat init()
          init(a:CGFloat,b:CGFloat,c:CGFloat,d:CGFloat,tx:CGFloat,ty:CGFloat) init(from:Decoder)
          init(rotationAngle:CGFloat) init(scaleX:CGFloat,y:CGFloat) init(translationX:CGFloat,y:CGFloat)
          inverted()CGAffineTransform isIdentity:Bool rotated(by:CGFloat)CGAffineTransform
          scaledBy(x:CGFloat,y:CGFloat)CGAffineTransform translatedBy(x:CGFloat,y:CGFloat)CGAffineTransform tx:CGFloat
          ty:CGFloat
        CGColor
          alpha:CGFloat components:[CGFloat] hash(into:Hasher) init(gray:CGFloat,alpha:CGFloat)
          init(red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat) numberOfComponents:Int
        CGContext
          addArc(center:CGPoint,radius:CGFloat,startAngle:CGFloat,endAngle:CGFloat,clockwise:Bool)
          addEllipse(in:CGRect) addLine(to:CGPoint) addPath(_:CGPath) addRect(_:CGRect) beginPath() clear(_:CGRect)
          clip() clip(to:CGRect) closePath() concatenate(_:CGAffineTransform) fill(_:CGRect) fillEllipse(in:CGRect)
          fillPath() move(to:CGPoint) restoreGState() rotate(by:CGFloat) saveGState() scaleBy(x:CGFloat,y:CGFloat)
          setAlpha(_:CGFloat) setFillColor(_:CGColor) setLineWidth(_:CGFloat)
          setShadow(offset:CGSize,blur:CGFloat,color:CGColor) setStrokeColor(_:CGColor) stroke(_:CGRect)
          strokeEllipse(in:CGRect) strokePath() translateBy(x:CGFloat,y:CGFloat)
        CGPath
          hash(into:Hasher)
        CGVector
          .zero:CGVector dx:CGFloat dy:CGFloat init() init(dx:CGFloat,dy:CGFloat) init(from:Decoder)
        CodableRepresentation: Transferable TransferRepresentation
          Body init(for:=,contentType:UTType) init(for:=,contentType:UTType,encoder:Encoder,decoder:Decoder)
        DataRepresentation: TransferRepresentation
          Body init(contentType:UTType,exporting:{Item},importing:{Data})
          init(exportedContentType:UTType,exporting:{Item}) init(importedContentType:UTType,importing:{Data})
        FileRepresentation: TransferRepresentation
          Body
          init(contentType:UTType,shouldAttemptToOpenInPlace:Bool=,exporting:{Item},importing:{ReceivedTransferredFile})
          init(exportedContentType:UTType,shouldAllowToOpenInPlace:Bool=,exporting:{Item})
          init(importedContentType:UTType,shouldAttemptToOpenInPlace:Bool=,importing:{ReceivedTransferredFile})
        Finger
          add(_:UIView,at:CGPoint=,file:StaticString=,line:UInt=)
          add(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          askSiri(_:UIView,file:StaticString=,line:UInt=)
          askSiri(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=) cancel(file:StaticString=,line:UInt=)
          choose(_:String,file:StaticString=,line:UInt=) drag(_:UIView,at:CGPoint=,file:StaticString=,line:UInt=)
          drag(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=) dragSession:UIDragSession
          drop(file:StaticString=,line:UInt=)
          drop(in:UICollectionView,file:StaticString=,line:UInt=,performing:{UICollectionViewDropCoordinator})
          drop(in:UITableView,file:StaticString=,line:UInt=,performing:{UITableViewDropCoordinator})
          dropSession(over:UIView)UIDropSession
          hover(_:Int,section:Int=,in:UIView=,_:Finger.Zone=,file:StaticString=,line:UInt=)
          hover(over:UIView,at:CGPoint=,file:StaticString=,line:UInt=)
          hoverEmptySpace(in:UIView=,file:StaticString=,line:UInt=)
          hoverEnd(section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          hoverGap(in:UIView=,file:StaticString=,line:UInt=) leave(file:StaticString=,line:UInt=)
          lift(_:UIView,at:CGPoint=,file:StaticString=,line:UInt=)
          lift(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          longPress(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          press(_:String,file:StaticString=,line:UInt=)
          pressEditingControl(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          release(file:StaticString=,line:UInt=)
          reorder(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          scroll(by:CGFloat,across:CGFloat=,in:UIScrollView=,file:StaticString=,line:UInt=)
          select(rows:[Int],section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          selectTogether(rows:ClosedRange,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          spring(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          swipe(row:Int,section:Int=,in:UIView=,_:Finger.SwipeDirection=,fully:Bool=,file:StaticString=,line:UInt=)
          tap(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          tapAccessory(row:Int,section:Int=,in:UIView=,file:StaticString=,line:UInt=)
          tapIndex(_:String,in:UIView=,file:StaticString=,line:UInt=) tapOutside(file:StaticString=,line:UInt=)
          tapPreview(file:StaticString=,line:UInt=) tapStatusBar(file:StaticString=,line:UInt=)
        Finger.SwipeDirection
          .left .right
        Finger.Zone
          .above .below .middle
        MainThreadOnly
          init(wrappedValue:Value) wrappedValue:Value
        NSAttributedString
          .object(withItemProviderData:Data,typeIdentifier:String)Self
          .readableTypeIdentifiersForItemProvider:[String] .writableTypeIdentifiersForItemProvider:[String]
          draw(at:CGPoint) draw(in:CGRect)
          loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress
        NSAttributedString.Key
          .backgroundColor:NSAttributedString.Key .font:NSAttributedString.Key .foregroundColor:NSAttributedString.Key
          .kern:NSAttributedString.Key .link:NSAttributedString.Key .paragraphStyle:NSAttributedString.Key
          .strikethroughStyle:NSAttributedString.Key .underlineStyle:NSAttributedString.Key
        NSCollectionLayoutAnchor: NSObject NSObjectProtocol
          edges:NSDirectionalRectEdge init(edges:NSDirectionalRectEdge)
          init(edges:NSDirectionalRectEdge,absoluteOffset:CGPoint)
          init(edges:NSDirectionalRectEdge,fractionalOffset:CGPoint) isAbsoluteOffset:Bool isFractionalOffset:Bool
          offset:CGPoint
        NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem NSObjectProtocol
          alignment:NSRectAlignment extendsBoundary:Bool
          init(layoutSize:NSCollectionLayoutSize,elementKind:String,alignment:NSRectAlignment) pinToVisibleBounds:Bool
        NSCollectionLayoutContainer: NSObjectProtocol
          contentSize:CGSize effectiveContentSize:CGSize
        NSCollectionLayoutDimension: NSObject NSObjectProtocol
          .absolute(_:CGFloat)NSCollectionLayoutDimension .estimated(_:CGFloat)NSCollectionLayoutDimension
          .fractionalHeight(_:CGFloat)NSCollectionLayoutDimension
          .fractionalWidth(_:CGFloat)NSCollectionLayoutDimension dimension:CGFloat isAbsolute:Bool isEstimated:Bool
          isFractionalHeight:Bool isFractionalWidth:Bool
        NSCollectionLayoutEdgeSpacing: NSObject NSObjectProtocol
          bottom:NSCollectionLayoutSpacing
          init(leading:NSCollectionLayoutSpacing,top:NSCollectionLayoutSpacing,trailing:NSCollectionLayoutSpacing,bottom:NSCollectionLayoutSpacing)
          leading:NSCollectionLayoutSpacing top:NSCollectionLayoutSpacing trailing:NSCollectionLayoutSpacing
        NSCollectionLayoutEnvironment: NSObjectProtocol
          container:NSCollectionLayoutContainer
        NSCollectionLayoutGroup: NSCollectionLayoutItem NSObjectProtocol
          .horizontal(layoutSize:NSCollectionLayoutSize,repeatingSubitem:NSCollectionLayoutItem,count:Int)NSCollectionLayoutGroup
          .horizontal(layoutSize:NSCollectionLayoutSize,subitem:NSCollectionLayoutItem,count:Int)NSCollectionLayoutGroup
          .horizontal(layoutSize:NSCollectionLayoutSize,subitems:[NSCollectionLayoutItem])NSCollectionLayoutGroup
          .vertical(layoutSize:NSCollectionLayoutSize,repeatingSubitem:NSCollectionLayoutItem,count:Int)NSCollectionLayoutGroup
          .vertical(layoutSize:NSCollectionLayoutSize,subitem:NSCollectionLayoutItem,count:Int)NSCollectionLayoutGroup
          .vertical(layoutSize:NSCollectionLayoutSize,subitems:[NSCollectionLayoutItem])NSCollectionLayoutGroup
          interItemSpacing:NSCollectionLayoutSpacing subitems:[NSCollectionLayoutItem]
          supplementaryItems:[NSCollectionLayoutSupplementaryItem]
        NSCollectionLayoutItem: NSObject NSObjectProtocol
          contentInsets:NSDirectionalEdgeInsets edgeSpacing:NSCollectionLayoutEdgeSpacing
          init(layoutSize:NSCollectionLayoutSize)
          init(layoutSize:NSCollectionLayoutSize,supplementaryItems:[NSCollectionLayoutSupplementaryItem])
          layoutSize:NSCollectionLayoutSize supplementaryItems:[NSCollectionLayoutSupplementaryItem]
        NSCollectionLayoutSection: NSObject NSObjectProtocol
          .list(using:UICollectionLayoutListConfiguration,layoutEnvironment:NSCollectionLayoutEnvironment)NSCollectionLayoutSection
          boundarySupplementaryItems:[NSCollectionLayoutBoundarySupplementaryItem]
          contentInsets:NSDirectionalEdgeInsets init(group:NSCollectionLayoutGroup) interGroupSpacing:CGFloat
          orthogonalScrollingBehavior:UICollectionLayoutSectionOrthogonalScrollingBehavior
        NSCollectionLayoutSize: NSObject NSObjectProtocol
          heightDimension:NSCollectionLayoutDimension
          init(widthDimension:NSCollectionLayoutDimension,heightDimension:NSCollectionLayoutDimension)
          widthDimension:NSCollectionLayoutDimension
        NSCollectionLayoutSpacing: NSObject NSObjectProtocol
          .fixed(_:CGFloat)NSCollectionLayoutSpacing .flexible(_:CGFloat)NSCollectionLayoutSpacing isFixed:Bool
          isFlexible:Bool spacing:CGFloat
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem NSObjectProtocol
          containerAnchor:NSCollectionLayoutAnchor elementKind:String
          init(layoutSize:NSCollectionLayoutSize,elementKind:String,containerAnchor:NSCollectionLayoutAnchor,itemAnchor:NSCollectionLayoutAnchor=)
          itemAnchor:NSCollectionLayoutAnchor zIndex:Int
        NSDataAsset: NSObject NSObjectProtocol
          data:Data init(name:String) name:String
        NSDiffableDataSourceSectionSnapshot
          append(_:[ItemIdentifierType],to:ItemIdentifierType=) collapse(_:[ItemIdentifierType])
          contains(_:ItemIdentifierType)Bool delete(_:[ItemIdentifierType]) deleteAll() expand(_:[ItemIdentifierType])
          expandedItems:[ItemIdentifierType] hash(into:Hasher) index(of:ItemIdentifierType)Int init()
          init(_:NSDiffableDataSourceSectionSnapshot)
          insert(_:NSDiffableDataSourceSectionSnapshot,after:ItemIdentifierType)
          insert(_:NSDiffableDataSourceSectionSnapshot,before:ItemIdentifierType)
          insert(_:[ItemIdentifierType],after:ItemIdentifierType)
          insert(_:[ItemIdentifierType],before:ItemIdentifierType) isExpanded(_:ItemIdentifierType)Bool
          isVisible(_:ItemIdentifierType)Bool items:[ItemIdentifierType] level(of:ItemIdentifierType)Int
          parent(of:ItemIdentifierType)ItemIdentifierType
          replace(childrenOf:ItemIdentifierType,using:NSDiffableDataSourceSectionSnapshot)
          rootItems:[ItemIdentifierType]
          snapshot(of:ItemIdentifierType,includingParent:Bool=)NSDiffableDataSourceSectionSnapshot
          visibleItems:[ItemIdentifierType] visualDescription()String
        NSDiffableDataSourceSectionSnapshotReference: NSObject NSCopying NSObjectProtocol
          appendItems(_:[Any]) appendItems(_:[Any],intoParentItem:Any) collapseItems(_:[Any]) containsItem(_:Any)Bool
          copy(with:NSZone=)Any deleteAllItems() deleteItems(_:[Any]) expandItems(_:[Any]) expandedItems()[Any]
          index(ofItem:Any)Int init() insert(_:NSDiffableDataSourceSectionSnapshotReference,afterItem:Any)Any
          insert(_:NSDiffableDataSourceSectionSnapshotReference,beforeItem:Any) insertItems(_:[Any],afterItem:Any)
          insertItems(_:[Any],beforeItem:Any) isEqual(_:Any)Bool isExpanded(_:Any)Bool isVisible(_:Any)Bool
          items:[Any] level(ofItem:Any)Int ofParentItem(_:Any)NSDiffableDataSourceSectionSnapshotReference
          ofParentItem(_:Any,includingParentItem:Bool)NSDiffableDataSourceSectionSnapshotReference
          parent(ofChildItem:Any)Any
          replaceChildren(ofParentItem:Any,with:NSDiffableDataSourceSectionSnapshotReference) rootItems:[Any]
          visibleItems:[Any] visualDescription()String
        NSDiffableDataSourceSectionTransaction
          difference:CollectionDifference finalSnapshot:NSDiffableDataSourceSectionSnapshot
          initialSnapshot:NSDiffableDataSourceSectionSnapshot sectionIdentifier:SectionIdentifierType
        NSDiffableDataSourceSnapshot
          appendItems(_:[ItemIdentifierType],toSection:SectionIdentifierType=)
          appendSections(_:[SectionIdentifierType]) deleteAllItems() deleteItems(_:[ItemIdentifierType])
          deleteSections(_:[SectionIdentifierType]) hash(into:Hasher) indexOfItem(_:ItemIdentifierType)Int
          indexOfSection(_:SectionIdentifierType)Int init()
          insertItems(_:[ItemIdentifierType],afterItem:ItemIdentifierType)
          insertItems(_:[ItemIdentifierType],beforeItem:ItemIdentifierType)
          insertSections(_:[SectionIdentifierType],afterSection:SectionIdentifierType)
          insertSections(_:[SectionIdentifierType],beforeSection:SectionIdentifierType)
          itemIdentifiers(inSection:SectionIdentifierType)[ItemIdentifierType] itemIdentifiers:[ItemIdentifierType]
          moveItem(_:ItemIdentifierType,afterItem:ItemIdentifierType)
          moveItem(_:ItemIdentifierType,beforeItem:ItemIdentifierType)
          moveSection(_:SectionIdentifierType,afterSection:SectionIdentifierType)
          moveSection(_:SectionIdentifierType,beforeSection:SectionIdentifierType)
          numberOfItems(inSection:SectionIdentifierType)Int numberOfItems:Int numberOfSections:Int
          reconfigureItems(_:[ItemIdentifierType]) reconfiguredItemIdentifiers:[ItemIdentifierType]
          reloadItems(_:[ItemIdentifierType]) reloadSections(_:[SectionIdentifierType])
          reloadedItemIdentifiers:[ItemIdentifierType] reloadedSectionIdentifiers:[SectionIdentifierType]
          sectionIdentifier(containingItem:ItemIdentifierType)SectionIdentifierType
          sectionIdentifiers:[SectionIdentifierType]
        NSDiffableDataSourceSnapshotReference: NSObject NSCopying NSObjectProtocol
          appendItems(withIdentifiers:[Any]) appendItems(withIdentifiers:[Any],intoSectionWithIdentifier:Any)
          appendSections(withIdentifiers:[Any]) copy(with:NSZone=)Any deleteAllItems()
          deleteItems(withIdentifiers:[Any]) deleteSections(withIdentifiers:[Any]) index(ofItemIdentifier:Any)Int
          index(ofSectionIdentifier:Any)Int init() insertItems(withIdentifiers:[Any],afterItemWithIdentifier:Any)
          insertItems(withIdentifiers:[Any],beforeItemWithIdentifier:Any)
          insertSections(withIdentifiers:[Any],afterSectionWithIdentifier:Any)
          insertSections(withIdentifiers:[Any],beforeSectionWithIdentifier:Any) isEqual(_:Any)Bool
          itemIdentifiers:[Any] itemIdentifiersInSection(withIdentifier:Any)[Any]
          moveItem(withIdentifier:Any,afterItemWithIdentifier:Any)
          moveItem(withIdentifier:Any,beforeItemWithIdentifier:Any)
          moveSection(withIdentifier:Any,afterSectionWithIdentifier:Any)
          moveSection(withIdentifier:Any,beforeSectionWithIdentifier:Any) numberOfItems(inSection:Any)Int
          numberOfItems:Int numberOfSections:Int reconfigureItems(withIdentifiers:[Any])
          reconfiguredItemIdentifiers:[Any] reloadItems(withIdentifiers:[Any]) reloadSections(withIdentifiers:[Any])
          reloadedItemIdentifiers:[Any] reloadedSectionIdentifiers:[Any]
          sectionIdentifier(forSectionContainingItemIdentifier:Any)Any sectionIdentifiers:[Any]
        NSDiffableDataSourceTransaction
          difference:CollectionDifference finalSnapshot:NSDiffableDataSourceSnapshot
          initialSnapshot:NSDiffableDataSourceSnapshot sectionTransactions:[NSDiffableDataSourceSectionTransaction]
        NSDirectionalEdgeInsets
          .zero:NSDirectionalEdgeInsets bottom:CGFloat init() init(from:Decoder)
          init(top:CGFloat,leading:CGFloat,bottom:CGFloat,trailing:CGFloat) leading:CGFloat top:CGFloat
          trailing:CGFloat
        NSDirectionalRectEdge: SetAlgebra
          .all:NSDirectionalRectEdge .bottom:NSDirectionalRectEdge .leading:NSDirectionalRectEdge
          .top:NSDirectionalRectEdge .trailing:NSDirectionalRectEdge init(rawValue:UInt) rawValue:UInt
        NSException: NSObject NSObjectProtocol
          init(name:NSExceptionName,reason:String,userInfo:[:Any]=) name:NSExceptionName raise() reason:String
          userInfo:[:Any]
        NSIndexPath
          init(item:Int,section:Int) init(row:Int,section:Int) item:Int row:Int section:Int
        NSItemProvider: NSObject NSCopying NSObjectProtocol
          .errorDomain:String CompletionHandler LoadHandler canLoadObject(ofClass:)Bool copy(with:NSZone=)Any
          hasItemConformingToTypeIdentifier(_:String)Bool
          hasRepresentationConforming(toTypeIdentifier:String,fileOptions:NSItemProviderFileOptions=)Bool init()
          init(contentsOf:URL)
          init(contentsOf:URL,contentType:UTType,openInPlace:Bool=,coordinated:Bool=,visibility:NSItemProviderRepresentationVisibility=)
          init(item:NSSecureCoding,typeIdentifier:String) init(object:NSItemProviderWriting)
          loadDataRepresentation(for:UTType,completionHandler:{Data;Error})Progress
          loadDataRepresentation(forTypeIdentifier:String,completionHandler:{Data;Error})Progress
          loadFileRepresentation(for:UTType,openInPlace:Bool=,completionHandler:{URL;Bool;Error})Progress
          loadFileRepresentation(forTypeIdentifier:String,completionHandler:{URL;Error})Progress
          loadInPlaceFileRepresentation(forTypeIdentifier:String,completionHandler:{URL;Bool;Error})Progress
          loadItem(forTypeIdentifier:String,options:[:Any]=)NSSecureCoding
          loadItem(forTypeIdentifier:String,options:[:Any]=,completionHandler:{NSSecureCoding;Error}=)
          loadObject(ofClass:,completionHandler:{NSItemProviderReading;Error})Progress
          loadObject(ofClass:,completionHandler:{T;Error})Progress loadPreviewImage(options:[:Any]=)NSSecureCoding
          loadPreviewImage(options:[:Any]=,completionHandler:{NSSecureCoding;Error}) preferredPresentationSize:CGSize
          preferredPresentationStyle:NSItemProvider.PreferredPresentationStyle previewImageHandler:{;AnyClass;[:Any]}
          registerDataRepresentation(for:UTType,visibility:NSItemProviderRepresentationVisibility=,loadHandler:{})
          registerDataRepresentation(forTypeIdentifier:String,visibility:NSItemProviderRepresentationVisibility,loadHandler:{})
          registerFileRepresentation(for:UTType,visibility:NSItemProviderRepresentationVisibility=,openInPlace:Bool=,loadHandler:{})
          registerFileRepresentation(forTypeIdentifier:String,fileOptions:NSItemProviderFileOptions=,visibility:NSItemProviderRepresentationVisibility,loadHandler:{})
          registerItem(forTypeIdentifier:String,loadHandler:{;AnyClass;[:Any]})
          registerObject(_:NSItemProviderWriting,visibility:NSItemProviderRepresentationVisibility)
          registerObject(ofClass:,visibility:NSItemProviderRepresentationVisibility,loadHandler:{})
          registeredContentTypes(conformingTo:UTType)[UTType] registeredContentTypes:[UTType]
          registeredContentTypesForOpenInPlace:[UTType]
          registeredTypeIdentifiers(fileOptions:NSItemProviderFileOptions=)[String] registeredTypeIdentifiers:[String]
          suggestedName:String teamData:Data
        NSItemProvider.ErrorCode
          .itemUnavailableError .unavailableCoercionError .unexpectedValueClassError .unknownError init(rawValue:Int)
        NSItemProvider.PreferredPresentationStyle
          .attachment .inline .unspecified init(rawValue:Int)
        NSItemProviderFileOptions: SetAlgebra
          .openInPlace:NSItemProviderFileOptions init(rawValue:Int) rawValue:Int
        NSItemProviderReading: NSObjectProtocol
          .object(withItemProviderData:Data,typeIdentifier:String)Self
          .readableTypeIdentifiersForItemProvider:[String]
        NSItemProviderRepresentationVisibility
          .all .ownProcess .team init(rawValue:Int)
        NSItemProviderWriting: NSObjectProtocol
          .itemProviderVisibilityForRepresentation(withTypeIdentifier:String)NSItemProviderRepresentationVisibility
          .writableTypeIdentifiersForItemProvider:[String]
          itemProviderVisibilityForRepresentation(withTypeIdentifier:String)NSItemProviderRepresentationVisibility
          loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress
          writableTypeIdentifiersForItemProvider:[String]
        NSKeyValueObservation: NSObject NSObjectProtocol
          invalidate()
        NSKeyValueObservedChange
          newValue:Value oldValue:Value
        NSKeyValueObservingOptions: SetAlgebra
          .initial:NSKeyValueObservingOptions .new:NSKeyValueObservingOptions .old:NSKeyValueObservingOptions
          init(rawValue:UInt) rawValue:UInt
        NSLayoutAnchor: NSObject NSObjectProtocol
          constraint(equalTo:NSLayoutAnchor)NSLayoutConstraint
          constraint(equalTo:NSLayoutAnchor,constant:CGFloat)NSLayoutConstraint
          constraint(greaterThanOrEqualTo:NSLayoutAnchor)NSLayoutConstraint
          constraint(greaterThanOrEqualTo:NSLayoutAnchor,constant:CGFloat)NSLayoutConstraint
          constraint(lessThanOrEqualTo:NSLayoutAnchor)NSLayoutConstraint
          constraint(lessThanOrEqualTo:NSLayoutAnchor,constant:CGFloat)NSLayoutConstraint item:AnyObject
        NSLayoutConstraint: NSObject NSObjectProtocol
          .activate(_:[NSLayoutConstraint]) .deactivate(_:[NSLayoutConstraint]) constant:CGFloat
          firstAttribute:NSLayoutConstraint.Attribute firstItem:AnyObject identifier:String
          init(item:Any,attribute:NSLayoutConstraint.Attribute,relatedBy:NSLayoutConstraint.Relation,toItem:Any,attribute:NSLayoutConstraint.Attribute,multiplier:CGFloat,constant:CGFloat)
          isActive:Bool multiplier:CGFloat priority:UILayoutPriority relation:NSLayoutConstraint.Relation
          secondAttribute:NSLayoutConstraint.Attribute secondItem:AnyObject
        NSLayoutConstraint.Attribute
          .bottom .bottomMargin .centerX .centerXWithinMargins .centerY .centerYWithinMargins .firstBaseline .height
          .lastBaseline .leading .leadingMargin .left .leftMargin .notAnAttribute .right .rightMargin .top .topMargin
          .trailing .trailingMargin .width init(rawValue:Int)
        NSLayoutConstraint.Axis
          .horizontal .vertical init(rawValue:Int)
        NSLayoutConstraint.Relation
          .equal .greaterThanOrEqual .lessThanOrEqual init(rawValue:Int)
        NSLayoutDimension: NSLayoutAnchor NSObjectProtocol
          constraint(equalTo:NSLayoutDimension,multiplier:CGFloat)NSLayoutConstraint
          constraint(equalTo:NSLayoutDimension,multiplier:CGFloat,constant:CGFloat)NSLayoutConstraint
          constraint(equalToConstant:CGFloat)NSLayoutConstraint
          constraint(greaterThanOrEqualTo:NSLayoutDimension,multiplier:CGFloat)NSLayoutConstraint
          constraint(greaterThanOrEqualTo:NSLayoutDimension,multiplier:CGFloat,constant:CGFloat)NSLayoutConstraint
          constraint(greaterThanOrEqualToConstant:CGFloat)NSLayoutConstraint
          constraint(lessThanOrEqualTo:NSLayoutDimension,multiplier:CGFloat)NSLayoutConstraint
          constraint(lessThanOrEqualTo:NSLayoutDimension,multiplier:CGFloat,constant:CGFloat)NSLayoutConstraint
          constraint(lessThanOrEqualToConstant:CGFloat)NSLayoutConstraint
        NSLayoutXAxisAnchor: NSLayoutAnchor NSObjectProtocol
        NSLayoutYAxisAnchor: NSLayoutAnchor NSObjectProtocol
        NSLineBreakMode
          .byCharWrapping .byClipping .byTruncatingHead .byTruncatingMiddle .byTruncatingTail .byWordWrapping
          init(rawValue:Int)
        NSMutableParagraphStyle: NSParagraphStyle NSCopying NSMutableCopying NSObjectProtocol
          alignment:NSTextAlignment firstLineHeadIndent:CGFloat headIndent:CGFloat lineBreakMode:NSLineBreakMode
          lineHeightMultiple:CGFloat lineSpacing:CGFloat maximumLineHeight:CGFloat minimumLineHeight:CGFloat
          paragraphSpacing:CGFloat setParagraphStyle(_:NSParagraphStyle) tailIndent:CGFloat
        NSObject
          .classForCoder()AnyClass .description()String
        NSObjectProtocol
          observe(_:KeyPath,options:NSKeyValueObservingOptions=,changeHandler:{Self;NSKeyValueObservedChange})NSKeyValueObservation
        NSParagraphStyle: NSObject NSCopying NSMutableCopying NSObjectProtocol
          .default:NSParagraphStyle alignment:NSTextAlignment copy(with:NSZone=)Any firstLineHeadIndent:CGFloat
          hash:Int headIndent:CGFloat isEqual(_:Any)Bool lineBreakMode:NSLineBreakMode lineHeightMultiple:CGFloat
          lineSpacing:CGFloat maximumLineHeight:CGFloat minimumLineHeight:CGFloat mutableCopy(with:NSZone=)Any
          paragraphSpacing:CGFloat tailIndent:CGFloat
        NSRectAlignment
          .bottom .bottomLeading .bottomTrailing .leading .none .top .topLeading .topTrailing .trailing
          init(rawValue:Int)
        NSString
          .object(withItemProviderData:Data,typeIdentifier:String)Self
          .readableTypeIdentifiersForItemProvider:[String] .writableTypeIdentifiersForItemProvider:[String]
          draw(at:CGPoint,withAttributes:[:Any]=) draw(in:CGRect,withAttributes:[:Any]=)
          loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress
        NSTextAlignment
          .center .justified .left .natural .right init(rawValue:Int)
        NSURL
          .object(withItemProviderData:Data,typeIdentifier:String)Self
          .readableTypeIdentifiersForItemProvider:[String] .writableTypeIdentifiersForItemProvider:[String]
          loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress
        NSUserActivity: NSObject NSObjectProtocol NSItemProviderWriting
          .writableTypeIdentifiersForItemProvider:[String] activityType:String addUserInfoEntries(from:[:Any])
          init(activityType:String)
          loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress
          requiredUserInfoKeys:[String] targetContentIdentifier:String title:String userInfo:[:Any] webpageURL:URL
          writableTypeIdentifiersForItemProvider:[String]
        NSValue
          cgPointValue:CGPoint cgRectValue:CGRect cgSizeValue:CGSize init(cgPoint:CGPoint) init(cgRect:CGRect)
          init(cgSize:CGSize)
        Progress
          init(userInfo:[:Any]=)
        ProgressReporting
          progress:Progress
        ProxyRepresentation: Transferable TransferRepresentation
          Body init(exporting:{Item}) init(exporting:{Item},importing:{ProxyRepresentation})
          init(importing:{ProxyRepresentation})
        ReceivedTransferredFile
          file:URL isOriginalFile:Bool
        Screen
          calls:[String] choices:[String] conformanceReport(of:UIView)[String] dataRows(of:UIView)[String]
          exception:String finger(_:Int)Finger finger:Finger hasCrashed:Bool init(device:UIDevice.Model=)
          init(showing:UIViewController,device:UIDevice.Model=) name(_:UIView,_:String) rows(of:UIView)[String]
          settle() wait(_:Duration) warnings:[String]
        Selector
          description:String init(_:String) init(stringLiteral:String)
        SelectorPerforming
          perform(_:Selector,sender:Any)Bool
        SentTransferredFile
          allowAccessingOriginalFile:Bool file:URL init(_:URL,allowAccessingOriginalFile:Bool=)
        SetAlgebra
        TransferDecoder
          decode(_:,from:Data)Value
        TransferEncoder
          encode(_:Value)Data
        TransferRepresentation
          body:Never body:Self.Body exportingCondition(_:{Self.Item})TransferRepresentation
          suggestedFileName(_:String)TransferRepresentation suggestedFileName(_:{Self.Item})TransferRepresentation
          visibility(_:TransferRepresentationVisibility)TransferRepresentation
        TransferRepresentationBuilder: Transferable
          .buildExpression(_:Content)Content
          .buildPartialBlock(accumulated:First,next:Next)TupleTransferRepresentation
          .buildPartialBlock(first:Content)Content
        TransferRepresentationVisibility
          .all:TransferRepresentationVisibility .ownProcess:TransferRepresentationVisibility
          .team:TransferRepresentationVisibility
        Transferable
          .transferRepresentation:Self.Representation
        TupleTransferRepresentation: TransferRepresentation
          Body
        UIAccessibilityElement: UIResponder NSObjectProtocol UIPasteConfigurationSupporting
          accessibilityContainer:AnyObject accessibilityFrame:CGRect accessibilityFrameInContainerSpace:CGRect
          accessibilityIdentifier:String init(accessibilityContainer:Any)
        UIAccessibilityTraits: SetAlgebra
          .adjustable:UIAccessibilityTraits .allowsDirectInteraction:UIAccessibilityTraits
          .button:UIAccessibilityTraits .causesPageTurn:UIAccessibilityTraits .header:UIAccessibilityTraits
          .image:UIAccessibilityTraits .keyboardKey:UIAccessibilityTraits .link:UIAccessibilityTraits
          .none:UIAccessibilityTraits .notEnabled:UIAccessibilityTraits .playsSound:UIAccessibilityTraits
          .searchField:UIAccessibilityTraits .selected:UIAccessibilityTraits .startsMediaSession:UIAccessibilityTraits
          .staticText:UIAccessibilityTraits .summaryElement:UIAccessibilityTraits .tabBar:UIAccessibilityTraits
          .updatesFrequently:UIAccessibilityTraits init(rawValue:UInt64) rawValue:UInt64
        UIAction: UIMenuElement NSObjectProtocol
          attributes:UIMenuElement.Attributes discoverabilityTitle:String identifier:UIAction.Identifier
          init(title:String=,subtitle:String=,image:UIImage=,identifier:UIAction.Identifier=,discoverabilityTitle:String=,attributes:UIMenuElement.Attributes=,state:UIMenuElement.State=,handler:{UIAction})
          performWithSender(_:Any,target:Any) sender:Any state:UIMenuElement.State
        UIAction.Identifier
          init(_:String) init(rawValue:String) rawValue:String
        UIActivity: NSObject NSObjectProtocol
        UIActivity.ActivityType
          .airDrop:UIActivity.ActivityType .copyToPasteboard:UIActivity.ActivityType .mail:UIActivity.ActivityType
          .message:UIActivity.ActivityType .print:UIActivity.ActivityType .saveToCameraRoll:UIActivity.ActivityType
          init(_:String) init(rawValue:String) rawValue:String
        UIActivityIndicatorView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          color:UIColor hidesWhenStopped:Bool init(coder:NSCoder) init(frame:CGRect)
          init(style:UIActivityIndicatorView.Style) isAnimating:Bool startAnimating() stopAnimating()
          style:UIActivityIndicatorView.Style
        UIActivityIndicatorView.Style
          .gray .large .medium .white .whiteLarge init(rawValue:Int)
        UIActivityViewController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          completionWithItemsHandler:{UIActivity.ActivityType;Bool;[Any];Error}
          excludedActivityTypes:[UIActivity.ActivityType] init(activityItems:[Any],applicationActivities:[UIActivity])
          init(coder:NSCoder)
        UIAdaptivePresentationControllerDelegate: NSObjectProtocol
        UIAlertAction: NSObject NSObjectProtocol
          init(title:String,style:UIAlertAction.Style,handler:{UIAlertAction}=) isEnabled:Bool
          style:UIAlertAction.Style title:String
        UIAlertAction.Style
          .cancel .default .destructive init(rawValue:Int)
        UIAlertController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          actions:[UIAlertAction] addAction(_:UIAlertAction) addTextField(configurationHandler:{UITextField}=)
          init(coder:NSCoder) init(title:String,message:String,preferredStyle:UIAlertController.Style) message:String
          perform(_:UIAlertAction) preferredAction:UIAlertAction preferredStyle:UIAlertController.Style
          textFields:[UITextField]
        UIAlertController.Style
          .actionSheet .alert init(rawValue:Int)
        UIAppearance: NSObjectProtocol
          .appearance()Self .appearance(whenContainedInInstancesOf:)Self
        UIAppearanceContainer: NSObjectProtocol
        UIApplication: UIResponder NSObjectProtocol UIPasteConfigurationSupporting
          .didBecomeActiveNotification:NSNotification.Name .didEnterBackgroundNotification:NSNotification.Name
          .didFinishLaunchingNotification:NSNotification.Name .didReceiveMemoryWarningNotification:NSNotification.Name
          .shared:UIApplication .willEnterForegroundNotification:NSNotification.Name
          .willResignActiveNotification:NSNotification.Name .willTerminateNotification:NSNotification.Name
          applicationState:UIApplication.State canOpenURL(_:URL)Bool connectedScenes:[UIScene]
          delegate:UIApplicationDelegate isIdleTimerDisabled:Bool keyWindow:UIWindow
          open(_:URL,options:[:Any]=,completionHandler:{Bool}=) openSessions:[UISceneSession]
          requestSceneSessionActivation(_:UISceneSession,userActivity:NSUserActivity,options:UIScene.ActivationRequestOptions,errorHandler:{Error}=)
          requestSceneSessionDestruction(_:UISceneSession,options:UISceneDestructionRequestOptions,errorHandler:{Error}=)
          requestSceneSessionRefresh(_:UISceneSession) supportsMultipleScenes:Bool windows:[UIWindow]
        UIApplication.LaunchOptionsKey
          .remoteNotification:UIApplication.LaunchOptionsKey .url:UIApplication.LaunchOptionsKey init(rawValue:String)
          rawValue:String
        UIApplication.OpenExternalURLOptionsKey
          .universalLinksOnly:UIApplication.OpenExternalURLOptionsKey init(rawValue:String) rawValue:String
        UIApplication.OpenURLOptionsKey
          .annotation:UIApplication.OpenURLOptionsKey .openInPlace:UIApplication.OpenURLOptionsKey
          .sourceApplication:UIApplication.OpenURLOptionsKey init(rawValue:String) rawValue:String
        UIApplication.State
          .active .background .inactive init(rawValue:Int)
        UIApplicationDelegate: NSObjectProtocol
          .main() window:UIWindow
        UIAxis: SetAlgebra
          .both:UIAxis .horizontal:UIAxis .vertical:UIAxis init(rawValue:UInt) rawValue:UInt
        UIBackgroundConfiguration
          .clear()UIBackgroundConfiguration .listAccompaniedSidebarCell()UIBackgroundConfiguration
          .listGroupedCell()UIBackgroundConfiguration .listGroupedHeaderFooter()UIBackgroundConfiguration
          .listPlainCell()UIBackgroundConfiguration .listPlainHeaderFooter()UIBackgroundConfiguration
          .listSidebarCell()UIBackgroundConfiguration .listSidebarHeader()UIBackgroundConfiguration
          backgroundColor:UIColor backgroundInsets:NSDirectionalEdgeInsets cornerRadius:CGFloat customView:UIView
          image:UIImage strokeColor:UIColor strokeWidth:CGFloat
          updated(for:UIConfigurationState)UIBackgroundConfiguration
        UIBarButtonItem: UIBarItem NSObjectProtocol
          action:Selector customView:UIView init()
          init(barButtonSystemItem:UIBarButtonItem.SystemItem,target:Any,action:Selector) init(customView:UIView)
          init(image:UIImage,style:UIBarButtonItem.Style,target:Any,action:Selector)
          init(systemItem:UIBarButtonItem.SystemItem,primaryAction:UIAction=,menu:UIMenu=)
          init(title:String,style:UIBarButtonItem.Style,target:Any,action:Selector)
          init(title:String=,image:UIImage=,primaryAction:UIAction=,menu:UIMenu=) menu:UIMenu performPrimaryAction()
          primaryAction:UIAction style:UIBarButtonItem.Style target:AnyObject tintColor:UIColor width:CGFloat
        UIBarButtonItem.Style
          .done .plain init(rawValue:Int)
        UIBarButtonItem.SystemItem
          .action .add .bookmarks .camera .cancel .close .compose .done .edit .fastForward .fixedSpace .flexibleSpace
          .organize .pause .play .redo .refresh .reply .rewind .save .search .stop .trash .undo init(rawValue:Int)
        UIBarButtonItemGroup: NSObject NSObjectProtocol
          barButtonItems:[UIBarButtonItem] init(barButtonItems:[UIBarButtonItem],representativeItem:UIBarButtonItem)
          representativeItem:UIBarButtonItem
        UIBarItem: NSObject NSObjectProtocol
          accessibilityIdentifier:String accessibilityLabel:String image:UIImage init() isEnabled:Bool tag:Int
          title:String
        UIBezierPath: NSObject NSCopying NSObjectProtocol
          addClip() addCurve(to:CGPoint,controlPoint1:CGPoint,controlPoint2:CGPoint) addLine(to:CGPoint)
          addQuadCurve(to:CGPoint,controlPoint:CGPoint) append(_:UIBezierPath) apply(_:CGAffineTransform)
          bounds:CGRect cgPath:CGPath close() contains(_:CGPoint)Bool copy(with:NSZone=)Any currentPoint:CGPoint
          fill() hash:Int init() init(cgPath:CGPath) init(ovalIn:CGRect) init(rect:CGRect)
          init(roundedRect:CGRect,byRoundingCorners:UIRectCorner,cornerRadii:CGSize)
          init(roundedRect:CGRect,cornerRadius:CGFloat) isEmpty:Bool isEqual(_:Any)Bool lineWidth:CGFloat
          move(to:CGPoint) removeAllPoints() stroke() usesEvenOddFillRule:Bool
        UIBlurEffect: UIVisualEffect NSObjectProtocol
          init(style:UIBlurEffect.Style)
        UIBlurEffect.Style
          .dark .extraDark .extraLight .light .prominent .regular .systemChromeMaterial .systemMaterial
          .systemThickMaterial .systemThinMaterial .systemUltraThinMaterial init(rawValue:Int)
        UIButton: UIControl NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          buttonType:UIButton.ButtonType currentImage:UIImage currentTitle:String image(for:UIControl.State)UIImage
          imageView:UIImageView init(type:UIButton.ButtonType) init(type:UIButton.ButtonType=,primaryAction:UIAction)
          menu:UIMenu sendActions(for:UIControl.Event) setImage(_:UIImage,for:UIControl.State)
          setTitle(_:String,for:UIControl.State) setTitleColor(_:UIColor,for:UIControl.State)
          showsMenuAsPrimaryAction:Bool title(for:UIControl.State)String titleColor(for:UIControl.State)UIColor
          titleLabel:UILabel
        UIButton.ButtonType
          .close .contactAdd .custom .detailDisclosure .infoDark .infoLight .system init(rawValue:Int)
        UICellAccessory
          .checkmark(displayed:UICellAccessory.DisplayedState=)UICellAccessory
          .delete(displayed:UICellAccessory.DisplayedState=,actionHandler:{}=)UICellAccessory
          .detail(displayed:UICellAccessory.DisplayedState=,actionHandler:{}=)UICellAccessory
          .disclosureIndicator(displayed:UICellAccessory.DisplayedState=)UICellAccessory
          .insert(displayed:UICellAccessory.DisplayedState=,actionHandler:{}=)UICellAccessory
          .label(text:String,displayed:UICellAccessory.DisplayedState=)UICellAccessory
          .multiselect(displayed:UICellAccessory.DisplayedState=)UICellAccessory
          .outlineDisclosure(displayed:UICellAccessory.DisplayedState=,actionHandler:{}=)UICellAccessory
          .reorder(displayed:UICellAccessory.DisplayedState=)UICellAccessory ActionHandler
          accessoryType:UICellAccessory.AccessoryType performAction()
        UICellAccessory.AccessoryType
          .checkmark .delete .detail .disclosureIndicator .insert .label .multiselect .outlineDisclosure .reorder
        UICellAccessory.DisplayedState
          .always .whenEditing .whenNotEditing
        UICellConfigurationState: UIConfigurationState
          cellDragState:UICellConfigurationState.DragState cellDropState:UICellConfigurationState.DropState
          isDisabled:Bool isEditing:Bool isExpanded:Bool isFocused:Bool isHighlighted:Bool isPinned:Bool
          isReordering:Bool isSelected:Bool isSwiped:Bool
        UICellConfigurationState.DragState
          .dragging .lifting .none init(rawValue:Int)
        UICellConfigurationState.DropState
          .none .notTargeted .targeted init(rawValue:Int)
        UICollectionLayoutListConfiguration
          SwipeActionsConfigurationProvider appearance:UICollectionLayoutListConfiguration.Appearance
          backgroundColor:UIColor footerMode:UICollectionLayoutListConfiguration.FooterMode
          headerMode:UICollectionLayoutListConfiguration.HeaderMode headerTopPadding:CGFloat
          init(appearance:UICollectionLayoutListConfiguration.Appearance)
          leadingSwipeActionsConfigurationProvider:{IndexPath} showsSeparators:Bool
          trailingSwipeActionsConfigurationProvider:{IndexPath}
        UICollectionLayoutListConfiguration.Appearance
          .grouped .insetGrouped .plain .sidebar .sidebarPlain init(rawValue:Int)
        UICollectionLayoutListConfiguration.FooterMode
          .none .supplementary init(rawValue:Int)
        UICollectionLayoutListConfiguration.HeaderMode
          .firstItemInSection .none .supplementary init(rawValue:Int)
        UICollectionLayoutSectionOrthogonalScrollingBehavior
          .continuous .continuousGroupLeadingBoundary .groupPaging .groupPagingCentered .none .paging
          init(rawValue:Int)
        UICollectionReusableView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          apply(_:UICollectionViewLayoutAttributes)
          preferredLayoutAttributesFitting(_:UICollectionViewLayoutAttributes)UICollectionViewLayoutAttributes
          prepareForReuse() reuseIdentifier:String
        UICollectionView: UIScrollView NSObjectProtocol UIAppearance UIAppearanceContainer UIDataSourceTranslating UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting UISpringLoadedInteractionSupporting
          .elementKindSectionFooter:String .elementKindSectionHeader:String LayoutInteractiveTransitionCompletion
          allowsFocus:Bool allowsFocusDuringEditing:Bool allowsMultipleSelection:Bool
          allowsMultipleSelectionDuringEditing:Bool allowsSelection:Bool allowsSelectionDuringEditing:Bool
          backgroundView:UIView beginInteractiveMovementForItem(at:IndexPath)Bool cancelInteractiveMovement()
          cancelInteractiveTransition() cellForItem(at:IndexPath)UICollectionViewCell
          collectionViewLayout:UICollectionViewLayout contentSize:CGSize dataSource:UICollectionViewDataSource
          dataSourceIndexPath(forPresentationIndexPath:IndexPath)IndexPath
          dataSourceSectionIndex(forPresentationSectionIndex:Int)Int delegate:UICollectionViewDelegate
          deleteItems(at:[IndexPath]) deleteSections(_:IndexSet)
          dequeueConfiguredReusableCell(using:UICollectionView.CellRegistration,for:IndexPath,item:Item)Cell
          dequeueConfiguredReusableSupplementary(using:UICollectionView.SupplementaryRegistration,for:IndexPath)Supplementary
          dequeueReusableCell(withReuseIdentifier:String,for:IndexPath)UICollectionViewCell
          dequeueReusableSupplementaryView(ofKind:String,withReuseIdentifier:String,for:IndexPath)UICollectionReusableView
          deselectItem(at:IndexPath,animated:Bool) dragDelegate:UICollectionViewDragDelegate
          dragInteractionEnabled:Bool dropDelegate:UICollectionViewDropDelegate endInteractiveMovement()
          finishInteractiveTransition() hasActiveDrag:Bool hasActiveDrop:Bool hasUncommittedUpdates:Bool
          indexPath(for:UICollectionViewCell)IndexPath indexPathForItem(at:CGPoint)IndexPath
          indexPathsForSelectedItems:[IndexPath] indexPathsForVisibleItems:[IndexPath]
          indexPathsForVisibleSupplementaryElements(ofKind:String)[IndexPath] init(coder:NSCoder) init(frame:CGRect)
          init(frame:CGRect,collectionViewLayout:UICollectionViewLayout) insertItems(at:[IndexPath])
          insertSections(_:IndexSet) isEditing:Bool isPrefetchingEnabled:Bool isSpringLoaded:Bool
          layoutAttributesForItem(at:IndexPath)UICollectionViewLayoutAttributes
          layoutAttributesForSupplementaryElement(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes
          layoutSubviews() moveItem(at:IndexPath,to:IndexPath) moveSection(_:Int,toSection:Int)
          numberOfItems(inSection:Int)Int numberOfSections:Int performBatchUpdates(_:{},completion:{Bool}=)
          performUsingPresentationValues(_:{}) prefetchDataSource:UICollectionViewDataSourcePrefetching
          presentationIndexPath(forDataSourceIndexPath:IndexPath)IndexPath
          presentationSectionIndex(forDataSourceSectionIndex:Int)Int reconfigureItems(at:[IndexPath])
          register(_:AnyClass,forCellWithReuseIdentifier:String)
          register(_:AnyClass,forSupplementaryViewOfKind:String,withReuseIdentifier:String)
          register(_:UINib,forCellWithReuseIdentifier:String)
          register(_:UINib,forSupplementaryViewOfKind:String,withReuseIdentifier:String) reloadData()
          reloadItems(at:[IndexPath]) reloadSections(_:IndexSet) remembersLastFocusedIndexPath:Bool
          reorderingCadence:UICollectionView.ReorderingCadence
          scrollToItem(at:IndexPath,at:UICollectionView.ScrollPosition,animated:Bool)
          selectItem(at:IndexPath,animated:Bool,scrollPosition:UICollectionView.ScrollPosition)
          selectionFollowsFocus:Bool setCollectionViewLayout(_:UICollectionViewLayout,animated:Bool)
          setCollectionViewLayout(_:UICollectionViewLayout,animated:Bool,completion:{Bool}=)
          startInteractiveTransition(to:UICollectionViewLayout,completion:{Bool;Bool}=)UICollectionViewTransitionLayout
          supplementaryView(forElementKind:String,at:IndexPath)UICollectionReusableView
          updateInteractiveMovementTargetPosition(_:CGPoint) visibleCells:[UICollectionViewCell]
          visibleSupplementaryViews(ofKind:String)[UICollectionReusableView]
        UICollectionView.CellRegistration
          Handler init(cellNib:UINib,handler:{Cell;IndexPath;Item}) init(handler:{Cell;IndexPath;Item})
        UICollectionView.ElementCategory
          .cell .decorationView .supplementaryView init(rawValue:UInt)
        UICollectionView.ReorderingCadence
          .fast .immediate .slow init(rawValue:Int)
        UICollectionView.ScrollDirection
          .horizontal .vertical init(rawValue:Int)
        UICollectionView.ScrollPosition: SetAlgebra
          .bottom:UICollectionView.ScrollPosition .centeredHorizontally:UICollectionView.ScrollPosition
          .centeredVertically:UICollectionView.ScrollPosition .left:UICollectionView.ScrollPosition
          .right:UICollectionView.ScrollPosition .top:UICollectionView.ScrollPosition init(rawValue:UInt)
          rawValue:UInt
        UICollectionView.SupplementaryRegistration
          Handler init(elementKind:String,handler:{Supplementary;String;IndexPath})
          init(supplementaryNib:UINib,elementKind:String,handler:{Supplementary;String;IndexPath})
        UICollectionViewCell: UICollectionReusableView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          ConfigurationUpdateHandler automaticallyUpdatesBackgroundConfiguration:Bool
          automaticallyUpdatesContentConfiguration:Bool backgroundConfiguration:UIBackgroundConfiguration
          backgroundView:UIView configurationState:UICellConfigurationState
          configurationUpdateHandler:{UICollectionViewCell;UICellConfigurationState}
          contentConfiguration:UIContentConfiguration contentView:UIView
          dragStateDidChange(_:UICollectionViewCell.DragState) init(coder:NSCoder) init(frame:CGRect)
          isHighlighted:Bool isSelected:Bool layoutSubviews() selectedBackgroundView:UIView
          setNeedsUpdateConfiguration() updateConfiguration(using:UICellConfigurationState)
        UICollectionViewCell.DragState
          .dragging .lifting .none init(rawValue:Int)
        UICollectionViewCompositionalLayout: UICollectionViewLayout NSObjectProtocol
          .list(using:UICollectionLayoutListConfiguration)UICollectionViewCompositionalLayout
          collectionViewContentSize:CGSize configuration:UICollectionViewCompositionalLayoutConfiguration
          init(coder:NSCoder) init(section:NSCollectionLayoutSection)
          init(section:NSCollectionLayoutSection,configuration:UICollectionViewCompositionalLayoutConfiguration)
          init(sectionProvider:{Int;NSCollectionLayoutEnvironment})
          init(sectionProvider:{Int;NSCollectionLayoutEnvironment},configuration:UICollectionViewCompositionalLayoutConfiguration)
          layoutAttributesForElements(in:CGRect)[UICollectionViewLayoutAttributes]
          layoutAttributesForItem(at:IndexPath)UICollectionViewLayoutAttributes
          layoutAttributesForSupplementaryView(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes prepare()
          shouldInvalidateLayout(forBoundsChange:CGRect)Bool
        UICollectionViewCompositionalLayoutConfiguration: NSObject NSObjectProtocol
          boundarySupplementaryItems:[NSCollectionLayoutBoundarySupplementaryItem] interSectionSpacing:CGFloat
          scrollDirection:UICollectionView.ScrollDirection
        UICollectionViewController: UIViewController NSObjectProtocol UIAppearanceContainer UICollectionViewDataSource UICollectionViewDelegate UIFocusEnvironment UIPasteConfigurationSupporting UIScrollViewDelegate
          clearsSelectionOnViewWillAppear:Bool collectionView(_:UICollectionView,canEditItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,canFocusItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,canMoveItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,canPerformAction:Selector,forItemAt:IndexPath,withSender:Any)Bool
          collectionView(_:UICollectionView,canPerformPrimaryActionForItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,cellForItemAt:IndexPath)UICollectionViewCell
          collectionView(_:UICollectionView,contextMenuConfiguration:UIContextMenuConfiguration,dismissalPreviewForItemAt:IndexPath)UITargetedPreview
          collectionView(_:UICollectionView,contextMenuConfiguration:UIContextMenuConfiguration,highlightPreviewForItemAt:IndexPath)UITargetedPreview
          collectionView(_:UICollectionView,contextMenuConfigurationForItemAt:IndexPath,point:CGPoint)UIContextMenuConfiguration
          collectionView(_:UICollectionView,contextMenuConfigurationForItemsAt:[IndexPath],point:CGPoint)UIContextMenuConfiguration
          collectionView(_:UICollectionView,didBeginMultipleSelectionInteractionAt:IndexPath)
          collectionView(_:UICollectionView,didDeselectItemAt:IndexPath)
          collectionView(_:UICollectionView,didEndDisplaying:UICollectionViewCell,forItemAt:IndexPath)
          collectionView(_:UICollectionView,didEndDisplayingSupplementaryView:UICollectionReusableView,forElementOfKind:String,at:IndexPath)
          collectionView(_:UICollectionView,didHighlightItemAt:IndexPath)
          collectionView(_:UICollectionView,didSelectItemAt:IndexPath)
          collectionView(_:UICollectionView,didUnhighlightItemAt:IndexPath)
          collectionView(_:UICollectionView,didUpdateFocusIn:UICollectionViewFocusUpdateContext,with:UIFocusAnimationCoordinator)
          collectionView(_:UICollectionView,indexPathForIndexTitle:String,at:Int)IndexPath
          collectionView(_:UICollectionView,moveItemAt:IndexPath,to:IndexPath)
          collectionView(_:UICollectionView,numberOfItemsInSection:Int)Int
          collectionView(_:UICollectionView,performAction:Selector,forItemAt:IndexPath,withSender:Any)
          collectionView(_:UICollectionView,performPrimaryActionForItemAt:IndexPath)
          collectionView(_:UICollectionView,previewForDismissingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          collectionView(_:UICollectionView,previewForHighlightingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          collectionView(_:UICollectionView,sceneActivationConfigurationForItemAt:IndexPath,point:CGPoint)UIWindowScene.ActivationConfiguration
          collectionView(_:UICollectionView,selectionFollowsFocusForItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldBeginMultipleSelectionInteractionAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldDeselectItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldHighlightItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldSelectItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldShowMenuForItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldSpringLoadItemAt:IndexPath,with:UISpringLoadedInteractionContext)Bool
          collectionView(_:UICollectionView,shouldUpdateFocusIn:UICollectionViewFocusUpdateContext)Bool
          collectionView(_:UICollectionView,targetContentOffsetForProposedContentOffset:CGPoint)CGPoint
          collectionView(_:UICollectionView,targetIndexPathForMoveFromItemAt:IndexPath,toProposedIndexPath:IndexPath)IndexPath
          collectionView(_:UICollectionView,targetIndexPathForMoveOfItemFromOriginalIndexPath:IndexPath,atCurrentIndexPath:IndexPath,toProposedIndexPath:IndexPath)IndexPath
          collectionView(_:UICollectionView,transitionLayoutForOldLayout:UICollectionViewLayout,newLayout:UICollectionViewLayout)UICollectionViewTransitionLayout
          collectionView(_:UICollectionView,viewForSupplementaryElementOfKind:String,at:IndexPath)UICollectionReusableView
          collectionView(_:UICollectionView,willDisplay:UICollectionViewCell,forItemAt:IndexPath)
          collectionView(_:UICollectionView,willDisplayContextMenu:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          collectionView(_:UICollectionView,willDisplaySupplementaryView:UICollectionReusableView,forElementKind:String,at:IndexPath)
          collectionView(_:UICollectionView,willEndContextMenuInteraction:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          collectionView(_:UICollectionView,willPerformPreviewActionForMenuWith:UIContextMenuConfiguration,animator:UIContextMenuInteractionCommitAnimating)
          collectionView:UICollectionView collectionViewDidEndMultipleSelectionInteraction(_:UICollectionView)
          collectionViewLayout:UICollectionViewLayout indexPathForPreferredFocusedView(in:UICollectionView)IndexPath
          indexTitles(for:UICollectionView)[String] init(coder:NSCoder)
          init(collectionViewLayout:UICollectionViewLayout) init(nibName:String,bundle:Bundle)
          installsStandardGestureForInteractiveMovement:Bool loadView() numberOfSections(in:UICollectionView)Int
          scrollViewDidChangeAdjustedContentInset(_:UIScrollView) scrollViewDidEndDecelerating(_:UIScrollView)
          scrollViewDidEndDragging(_:UIScrollView,willDecelerate:Bool)
          scrollViewDidEndScrollingAnimation(_:UIScrollView)
          scrollViewDidEndZooming(_:UIScrollView,with:UIView,atScale:CGFloat) scrollViewDidScroll(_:UIScrollView)
          scrollViewDidScrollToTop(_:UIScrollView) scrollViewDidZoom(_:UIScrollView)
          scrollViewShouldScrollToTop(_:UIScrollView)Bool scrollViewWillBeginDecelerating(_:UIScrollView)
          scrollViewWillBeginDragging(_:UIScrollView) scrollViewWillBeginZooming(_:UIScrollView,with:UIView)
          scrollViewWillEndDragging(_:UIScrollView,withVelocity:CGPoint,targetContentOffset:UnsafeMutablePointer)
          setEditing(_:Bool,animated:Bool) viewForZooming(in:UIScrollView)UIView
        UICollectionViewDataSource: NSObjectProtocol
          collectionView(_:UICollectionView,canMoveItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,cellForItemAt:IndexPath)UICollectionViewCell
          collectionView(_:UICollectionView,indexPathForIndexTitle:String,at:Int)IndexPath
          collectionView(_:UICollectionView,moveItemAt:IndexPath,to:IndexPath)
          collectionView(_:UICollectionView,numberOfItemsInSection:Int)Int
          collectionView(_:UICollectionView,viewForSupplementaryElementOfKind:String,at:IndexPath)UICollectionReusableView
          indexTitles(for:UICollectionView)[String] numberOfSections(in:UICollectionView)Int
        UICollectionViewDataSourcePrefetching: NSObjectProtocol
          collectionView(_:UICollectionView,cancelPrefetchingForItemsAt:[IndexPath])
          collectionView(_:UICollectionView,prefetchItemsAt:[IndexPath])
        UICollectionViewDelegate: NSObjectProtocol UIScrollViewDelegate
          collectionView(_:UICollectionView,canEditItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,canFocusItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,canPerformAction:Selector,forItemAt:IndexPath,withSender:Any)Bool
          collectionView(_:UICollectionView,canPerformPrimaryActionForItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,contextMenuConfiguration:UIContextMenuConfiguration,dismissalPreviewForItemAt:IndexPath)UITargetedPreview
          collectionView(_:UICollectionView,contextMenuConfiguration:UIContextMenuConfiguration,highlightPreviewForItemAt:IndexPath)UITargetedPreview
          collectionView(_:UICollectionView,contextMenuConfigurationForItemAt:IndexPath,point:CGPoint)UIContextMenuConfiguration
          collectionView(_:UICollectionView,contextMenuConfigurationForItemsAt:[IndexPath],point:CGPoint)UIContextMenuConfiguration
          collectionView(_:UICollectionView,didBeginMultipleSelectionInteractionAt:IndexPath)
          collectionView(_:UICollectionView,didDeselectItemAt:IndexPath)
          collectionView(_:UICollectionView,didEndDisplaying:UICollectionViewCell,forItemAt:IndexPath)
          collectionView(_:UICollectionView,didEndDisplayingSupplementaryView:UICollectionReusableView,forElementOfKind:String,at:IndexPath)
          collectionView(_:UICollectionView,didHighlightItemAt:IndexPath)
          collectionView(_:UICollectionView,didSelectItemAt:IndexPath)
          collectionView(_:UICollectionView,didUnhighlightItemAt:IndexPath)
          collectionView(_:UICollectionView,didUpdateFocusIn:UICollectionViewFocusUpdateContext,with:UIFocusAnimationCoordinator)
          collectionView(_:UICollectionView,performAction:Selector,forItemAt:IndexPath,withSender:Any)
          collectionView(_:UICollectionView,performPrimaryActionForItemAt:IndexPath)
          collectionView(_:UICollectionView,previewForDismissingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          collectionView(_:UICollectionView,previewForHighlightingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          collectionView(_:UICollectionView,sceneActivationConfigurationForItemAt:IndexPath,point:CGPoint)UIWindowScene.ActivationConfiguration
          collectionView(_:UICollectionView,selectionFollowsFocusForItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldBeginMultipleSelectionInteractionAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldDeselectItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldHighlightItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldSelectItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldShowMenuForItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,shouldSpringLoadItemAt:IndexPath,with:UISpringLoadedInteractionContext)Bool
          collectionView(_:UICollectionView,shouldUpdateFocusIn:UICollectionViewFocusUpdateContext)Bool
          collectionView(_:UICollectionView,targetContentOffsetForProposedContentOffset:CGPoint)CGPoint
          collectionView(_:UICollectionView,targetIndexPathForMoveFromItemAt:IndexPath,toProposedIndexPath:IndexPath)IndexPath
          collectionView(_:UICollectionView,targetIndexPathForMoveOfItemFromOriginalIndexPath:IndexPath,atCurrentIndexPath:IndexPath,toProposedIndexPath:IndexPath)IndexPath
          collectionView(_:UICollectionView,transitionLayoutForOldLayout:UICollectionViewLayout,newLayout:UICollectionViewLayout)UICollectionViewTransitionLayout
          collectionView(_:UICollectionView,willDisplay:UICollectionViewCell,forItemAt:IndexPath)
          collectionView(_:UICollectionView,willDisplayContextMenu:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          collectionView(_:UICollectionView,willDisplaySupplementaryView:UICollectionReusableView,forElementKind:String,at:IndexPath)
          collectionView(_:UICollectionView,willEndContextMenuInteraction:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          collectionView(_:UICollectionView,willPerformPreviewActionForMenuWith:UIContextMenuConfiguration,animator:UIContextMenuInteractionCommitAnimating)
          collectionViewDidEndMultipleSelectionInteraction(_:UICollectionView)
          indexPathForPreferredFocusedView(in:UICollectionView)IndexPath
        UICollectionViewDelegateFlowLayout: NSObjectProtocol UICollectionViewDelegate UIScrollViewDelegate
          collectionView(_:UICollectionView,layout:UICollectionViewLayout,insetForSectionAt:Int)UIEdgeInsets
          collectionView(_:UICollectionView,layout:UICollectionViewLayout,minimumInteritemSpacingForSectionAt:Int)CGFloat
          collectionView(_:UICollectionView,layout:UICollectionViewLayout,minimumLineSpacingForSectionAt:Int)CGFloat
          collectionView(_:UICollectionView,layout:UICollectionViewLayout,referenceSizeForFooterInSection:Int)CGSize
          collectionView(_:UICollectionView,layout:UICollectionViewLayout,referenceSizeForHeaderInSection:Int)CGSize
          collectionView(_:UICollectionView,layout:UICollectionViewLayout,sizeForItemAt:IndexPath)CGSize
        UICollectionViewDiffableDataSource: NSObject NSObjectProtocol UICollectionViewDataSource
          CellProvider SupplementaryViewProvider
          apply(_:NSDiffableDataSourceSectionSnapshot,to:SectionIdentifierType,animatingDifferences:Bool=)
          apply(_:NSDiffableDataSourceSectionSnapshot,to:SectionIdentifierType,animatingDifferences:Bool=,completion:{}=)
          apply(_:NSDiffableDataSourceSnapshot,animatingDifferences:Bool=)
          apply(_:NSDiffableDataSourceSnapshot,animatingDifferences:Bool=,completion:{}=)
          applySnapshotUsingReloadData(_:NSDiffableDataSourceSnapshot)
          applySnapshotUsingReloadData(_:NSDiffableDataSourceSnapshot,completion:{}=)
          collectionView(_:UICollectionView,canMoveItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,cellForItemAt:IndexPath)UICollectionViewCell
          collectionView(_:UICollectionView,indexPathForIndexTitle:String,at:Int)IndexPath
          collectionView(_:UICollectionView,moveItemAt:IndexPath,to:IndexPath)
          collectionView(_:UICollectionView,numberOfItemsInSection:Int)Int
          collectionView(_:UICollectionView,viewForSupplementaryElementOfKind:String,at:IndexPath)UICollectionReusableView
          index(for:SectionIdentifierType)Int indexPath(for:ItemIdentifierType)IndexPath
          indexTitles(for:UICollectionView)[String]
          init(collectionView:UICollectionView,cellProvider:{UICollectionView;IndexPath;ItemIdentifierType})
          itemIdentifier(for:IndexPath)ItemIdentifierType numberOfSections(in:UICollectionView)Int
          reorderingHandlers:UICollectionViewDiffableDataSource.ReorderingHandlers
          sectionIdentifier(for:Int)SectionIdentifierType
          sectionSnapshotHandlers:UICollectionViewDiffableDataSource.SectionSnapshotHandlers
          snapshot()NSDiffableDataSourceSnapshot
          snapshot(for:SectionIdentifierType)NSDiffableDataSourceSectionSnapshot
          supplementaryViewProvider:{UICollectionView;String;IndexPath}
        UICollectionViewDiffableDataSource.ReorderingHandlers
          canReorderItem:{ItemIdentifierType} didReorder:{NSDiffableDataSourceTransaction} init()
          willReorder:{NSDiffableDataSourceTransaction}
        UICollectionViewDiffableDataSource.SectionSnapshotHandlers
          init() shouldCollapseItem:{Item} shouldExpandItem:{Item}
          snapshotForExpandingParent:{Item;NSDiffableDataSourceSectionSnapshot} willCollapseItem:{Item}
          willExpandItem:{Item}
        UICollectionViewDiffableDataSourceReference: NSObject NSObjectProtocol UICollectionViewDataSource
          applySnapshot(_:NSDiffableDataSourceSectionSnapshotReference,toSection:Any,animatingDifferences:Bool)
          applySnapshot(_:NSDiffableDataSourceSectionSnapshotReference,toSection:Any,animatingDifferences:Bool,completion:{}=)
          applySnapshot(_:NSDiffableDataSourceSnapshotReference,animatingDifferences:Bool)
          applySnapshot(_:NSDiffableDataSourceSnapshotReference,animatingDifferences:Bool,completion:{}=)
          applySnapshot(usingReloadData:NSDiffableDataSourceSnapshotReference)
          applySnapshot(usingReloadData:NSDiffableDataSourceSnapshotReference,completion:{}=)
          collectionView(_:UICollectionView,canMoveItemAt:IndexPath)Bool
          collectionView(_:UICollectionView,cellForItemAt:IndexPath)UICollectionViewCell
          collectionView(_:UICollectionView,indexPathForIndexTitle:String,at:Int)IndexPath
          collectionView(_:UICollectionView,moveItemAt:IndexPath,to:IndexPath)
          collectionView(_:UICollectionView,numberOfItemsInSection:Int)Int
          collectionView(_:UICollectionView,viewForSupplementaryElementOfKind:String,at:IndexPath)UICollectionReusableView
          index(forSectionIdentifier:Any)Int indexPath(forItemIdentifier:Any)IndexPath
          indexTitles(for:UICollectionView)[String]
          init(collectionView:UICollectionView,cellProvider:{UICollectionView;IndexPath;Any})
          itemIdentifier(for:IndexPath)Any numberOfSections(in:UICollectionView)Int
          reorderingHandlers:__UICollectionViewDiffableDataSourceReorderingHandlers sectionIdentifier(for:Int)Any
          sectionSnapshotHandlers:__UICollectionViewDiffableDataSourceSectionSnapshotHandlers
          snapshot()NSDiffableDataSourceSnapshotReference
          snapshot(forSection:Any)NSDiffableDataSourceSectionSnapshotReference
          supplementaryViewProvider:{UICollectionView;String;IndexPath}
        UICollectionViewDragDelegate: NSObjectProtocol
          collectionView(_:UICollectionView,dragPreviewParametersForItemAt:IndexPath)UIDragPreviewParameters
          collectionView(_:UICollectionView,dragSessionAllowsMoveOperation:UIDragSession)Bool
          collectionView(_:UICollectionView,dragSessionDidEnd:UIDragSession)
          collectionView(_:UICollectionView,dragSessionIsRestrictedToDraggingApplication:UIDragSession)Bool
          collectionView(_:UICollectionView,dragSessionWillBegin:UIDragSession)
          collectionView(_:UICollectionView,itemsForAddingTo:UIDragSession,at:IndexPath,point:CGPoint)[UIDragItem]
          collectionView(_:UICollectionView,itemsForBeginning:UIDragSession,at:IndexPath)[UIDragItem]
        UICollectionViewDropCoordinator: NSObjectProtocol NSObjectProtocol
          destinationIndexPath:IndexPath drop(_:UIDragItem,intoItemAt:IndexPath,rect:CGRect)UIDragAnimating
          drop(_:UIDragItem,to:UICollectionViewDropPlaceholder)UICollectionViewDropPlaceholderContext
          drop(_:UIDragItem,to:UIDragPreviewTarget)UIDragAnimating
          drop(_:UIDragItem,toItemAt:IndexPath)UIDragAnimating items:[UICollectionViewDropItem]
          proposal:UICollectionViewDropProposal session:UIDropSession
        UICollectionViewDropDelegate: NSObjectProtocol
          collectionView(_:UICollectionView,canHandle:UIDropSession)Bool
          collectionView(_:UICollectionView,dropPreviewParametersForItemAt:IndexPath)UIDragPreviewParameters
          collectionView(_:UICollectionView,dropSessionDidEnd:UIDropSession)
          collectionView(_:UICollectionView,dropSessionDidEnter:UIDropSession)
          collectionView(_:UICollectionView,dropSessionDidExit:UIDropSession)
          collectionView(_:UICollectionView,dropSessionDidUpdate:UIDropSession,withDestinationIndexPath:IndexPath)UICollectionViewDropProposal
          collectionView(_:UICollectionView,performDropWith:UICollectionViewDropCoordinator)
        UICollectionViewDropItem: NSObjectProtocol NSObjectProtocol
          dragItem:UIDragItem previewSize:CGSize sourceIndexPath:IndexPath
        UICollectionViewDropPlaceholder: UICollectionViewPlaceholder NSObjectProtocol
          previewParametersProvider:{UICollectionViewCell}
        UICollectionViewDropPlaceholderContext: NSObjectProtocol UIDragAnimating
          commitInsertion(dataSourceUpdates:{IndexPath})Bool deletePlaceholder()Bool dragItem:UIDragItem
          setNeedsCellUpdate()
        UICollectionViewDropProposal: UIDropProposal NSCopying NSObjectProtocol
          copy(with:NSZone=)Any init(operation:UIDropOperation)
          init(operation:UIDropOperation,intent:UICollectionViewDropProposal.Intent)
          intent:UICollectionViewDropProposal.Intent
        UICollectionViewDropProposal.Intent
          .insertAtDestinationIndexPath .insertIntoDestinationIndexPath .unspecified init(rawValue:Int)
        UICollectionViewFlowLayout: UICollectionViewLayout NSObjectProtocol
          .automaticSize:CGSize .invalidationContextClass:AnyClass collectionViewContentSize:CGSize
          estimatedItemSize:CGSize footerReferenceSize:CGSize headerReferenceSize:CGSize itemSize:CGSize
          layoutAttributesForElements(in:CGRect)[UICollectionViewLayoutAttributes]
          layoutAttributesForItem(at:IndexPath)UICollectionViewLayoutAttributes
          layoutAttributesForSupplementaryView(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes
          minimumInteritemSpacing:CGFloat minimumLineSpacing:CGFloat prepare()
          scrollDirection:UICollectionView.ScrollDirection sectionInset:UIEdgeInsets
          shouldInvalidateLayout(forBoundsChange:CGRect)Bool
        UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext NSObjectProtocol
          invalidateFlowLayoutAttributes:Bool invalidateFlowLayoutDelegateMetrics:Bool
        UICollectionViewFocusUpdateContext: UIFocusUpdateContext NSObjectProtocol
          nextFocusedIndexPath:IndexPath previouslyFocusedIndexPath:IndexPath
        UICollectionViewLayout: NSObject NSObjectProtocol
          .invalidationContextClass:AnyClass .layoutAttributesClass:AnyClass collectionView:UICollectionView
          collectionViewContentSize:CGSize developmentLayoutDirection:UIUserInterfaceLayoutDirection
          finalLayoutAttributesForDisappearingItem(at:IndexPath)UICollectionViewLayoutAttributes
          finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes
          finalizeAnimatedBoundsChange() finalizeCollectionViewUpdates() finalizeLayoutTransition()
          flipsHorizontallyInOppositeLayoutDirection:Bool init() init(coder:NSCoder)
          initialLayoutAttributesForAppearingItem(at:IndexPath)UICollectionViewLayoutAttributes
          initialLayoutAttributesForAppearingSupplementaryElement(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes
          invalidateLayout() invalidateLayout(with:UICollectionViewLayoutInvalidationContext)
          invalidationContext(forBoundsChange:CGRect)UICollectionViewLayoutInvalidationContext
          invalidationContext(forInteractivelyMovingItems:[IndexPath],withTargetPosition:CGPoint,previousIndexPaths:[IndexPath],previousPosition:CGPoint)UICollectionViewLayoutInvalidationContext
          invalidationContext(forPreferredLayoutAttributes:UICollectionViewLayoutAttributes,withOriginalAttributes:UICollectionViewLayoutAttributes)UICollectionViewLayoutInvalidationContext
          invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:[IndexPath],previousIndexPaths:[IndexPath],movementCancelled:Bool)UICollectionViewLayoutInvalidationContext
          layoutAttributesForDecorationView(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes
          layoutAttributesForElements(in:CGRect)[UICollectionViewLayoutAttributes]
          layoutAttributesForInteractivelyMovingItem(at:IndexPath,withTargetPosition:CGPoint)UICollectionViewLayoutAttributes
          layoutAttributesForItem(at:IndexPath)UICollectionViewLayoutAttributes
          layoutAttributesForSupplementaryView(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes prepare()
          prepare(forAnimatedBoundsChange:CGRect) prepare(forCollectionViewUpdates:[UICollectionViewUpdateItem])
          prepareForTransition(from:UICollectionViewLayout) prepareForTransition(to:UICollectionViewLayout)
          register(_:AnyClass,forDecorationViewOfKind:String) register(_:UINib,forDecorationViewOfKind:String)
          shouldInvalidateLayout(forBoundsChange:CGRect)Bool
          shouldInvalidateLayout(forPreferredLayoutAttributes:UICollectionViewLayoutAttributes,withOriginalAttributes:UICollectionViewLayoutAttributes)Bool
          targetContentOffset(forProposedContentOffset:CGPoint)CGPoint
          targetContentOffset(forProposedContentOffset:CGPoint,withScrollingVelocity:CGPoint)CGPoint
          targetIndexPath(forInteractivelyMovingItem:IndexPath,withPosition:CGPoint)IndexPath
        UICollectionViewLayoutAttributes: NSObject NSCopying NSObjectProtocol
          alpha:CGFloat bounds:CGRect center:CGPoint copy(with:NSZone=)Any frame:CGRect hash:Int indexPath:IndexPath
          init() init(forCellWith:IndexPath) init(forDecorationViewOfKind:String,with:IndexPath)
          init(forSupplementaryViewOfKind:String,with:IndexPath) isEqual(_:Any)Bool isHidden:Bool
          representedElementCategory:UICollectionView.ElementCategory representedElementKind:String size:CGSize
          transform:CGAffineTransform zIndex:Int
        UICollectionViewLayoutInvalidationContext: NSObject NSObjectProtocol
          contentOffsetAdjustment:CGPoint contentSizeAdjustment:CGSize init() interactiveMovementTarget:CGPoint
          invalidateDataSourceCounts:Bool invalidateDecorationElements(ofKind:String,at:[IndexPath])
          invalidateEverything:Bool invalidateItems(at:[IndexPath])
          invalidateSupplementaryElements(ofKind:String,at:[IndexPath]) invalidatedDecorationIndexPaths:[:[IndexPath]]
          invalidatedItemIndexPaths:[IndexPath] invalidatedSupplementaryIndexPaths:[:[IndexPath]]
          previousIndexPathsForInteractivelyMovingItems:[IndexPath]
          targetIndexPathsForInteractivelyMovingItems:[IndexPath]
        UICollectionViewListCell: UICollectionViewCell NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          accessories:[UICellAccessory] defaultContentConfiguration()UIListContentConfiguration indentationLevel:Int
          indentationWidth:CGFloat indentsAccessories:Bool
        UICollectionViewPlaceholder: NSObject NSObjectProtocol
          cellUpdateHandler:{UICollectionViewCell} init(insertionIndexPath:IndexPath,reuseIdentifier:String)
        UICollectionViewTransitionLayout: UICollectionViewLayout NSObjectProtocol
          collectionViewContentSize:CGSize currentLayout:UICollectionViewLayout init(coder:NSCoder)
          init(currentLayout:UICollectionViewLayout,nextLayout:UICollectionViewLayout)
          layoutAttributesForElements(in:CGRect)[UICollectionViewLayoutAttributes]
          layoutAttributesForItem(at:IndexPath)UICollectionViewLayoutAttributes
          layoutAttributesForSupplementaryView(ofKind:String,at:IndexPath)UICollectionViewLayoutAttributes
          nextLayout:UICollectionViewLayout prepare() transitionProgress:CGFloat
          updateValue(_:CGFloat,forAnimatedKey:String) value(forAnimatedKey:String)CGFloat
        UICollectionViewUpdateItem: NSObject NSObjectProtocol
          indexPathAfterUpdate:IndexPath indexPathBeforeUpdate:IndexPath init()
          updateAction:UICollectionViewUpdateItem.Action
        UICollectionViewUpdateItem.Action
          .delete .insert .move .none .reload init(rawValue:Int)
        UIColor: NSObject NSCopying NSObjectProtocol NSItemProviderReading NSItemProviderWriting
          .black:UIColor .blue:UIColor .brown:UIColor .clear:UIColor .cyan:UIColor .darkGray:UIColor .darkText:UIColor
          .gray:UIColor .green:UIColor .label:UIColor .lightGray:UIColor .lightText:UIColor .link:UIColor
          .magenta:UIColor .object(withItemProviderData:Data,typeIdentifier:String)Self .opaqueSeparator:UIColor
          .orange:UIColor .placeholderText:UIColor .purple:UIColor .quaternaryLabel:UIColor
          .quaternarySystemFill:UIColor .readableTypeIdentifiersForItemProvider:[String] .red:UIColor
          .secondaryLabel:UIColor .secondarySystemBackground:UIColor .secondarySystemFill:UIColor
          .secondarySystemGroupedBackground:UIColor .separator:UIColor .systemBackground:UIColor .systemBlue:UIColor
          .systemBrown:UIColor .systemCyan:UIColor .systemFill:UIColor .systemGray2:UIColor .systemGray3:UIColor
          .systemGray4:UIColor .systemGray5:UIColor .systemGray6:UIColor .systemGray:UIColor .systemGreen:UIColor
          .systemGroupedBackground:UIColor .systemIndigo:UIColor .systemMint:UIColor .systemOrange:UIColor
          .systemPink:UIColor .systemPurple:UIColor .systemRed:UIColor .systemTeal:UIColor .systemYellow:UIColor
          .tertiaryLabel:UIColor .tertiarySystemBackground:UIColor .tertiarySystemFill:UIColor
          .tertiarySystemGroupedBackground:UIColor .white:UIColor .writableTypeIdentifiersForItemProvider:[String]
          .yellow:UIColor cgColor:CGColor copy(with:NSZone=)Any description:String
          getHue(_:UnsafeMutablePointer,saturation:UnsafeMutablePointer,brightness:UnsafeMutablePointer,alpha:UnsafeMutablePointer)Bool
          getRed(_:UnsafeMutablePointer,green:UnsafeMutablePointer,blue:UnsafeMutablePointer,alpha:UnsafeMutablePointer)Bool
          getWhite(_:UnsafeMutablePointer,alpha:UnsafeMutablePointer)Bool hash:Int init(cgColor:CGColor)
          init(hue:CGFloat,saturation:CGFloat,brightness:CGFloat,alpha:CGFloat) init(named:String)
          init(red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat) init(white:CGFloat,alpha:CGFloat)
          isEqual(_:Any)Bool loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress
          set() setFill() setStroke() withAlphaComponent(_:CGFloat)UIColor
        UIConfigurationState
        UIConfigurationStateCustomKey
          init(_:String) init(rawValue:String) rawValue:String
        UIContentConfiguration
          makeContentView() updated(for:UIConfigurationState)Self
        UIContentView: NSObjectProtocol
          configuration:UIContentConfiguration supports(_:UIContentConfiguration)Bool
        UIContextMenuConfiguration: NSObject NSObjectProtocol
          identifier:NSCopying init(identifier:NSCopying=,previewProvider:{}=,actionProvider:{[UIMenuElement]}=)
          makeMenu()UIMenu makePreview()UIViewController
        UIContextMenuInteractionAnimating: NSObjectProtocol
          addAnimations(_:{}) addCompletion(_:{}) previewViewController:UIViewController
        UIContextMenuInteractionCommitAnimating: NSObjectProtocol UIContextMenuInteractionAnimating
          preferredCommitStyle:UIContextMenuInteractionCommitStyle
        UIContextMenuInteractionCommitStyle
          .dismiss .pop init(rawValue:Int)
        UIContextualAction: NSObject NSObjectProtocol
          Handler backgroundColor:UIColor handler:{UIContextualAction;UIView;} image:UIImage
          init(style:UIContextualAction.Style,title:String,handler:{UIContextualAction;UIView;})
          style:UIContextualAction.Style title:String
        UIContextualAction.Style
          .destructive .normal init(rawValue:Int)
        UIControl: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          actions(forTarget:Any,forControlEvent:UIControl.Event)[String] addAction(_:UIAction,for:UIControl.Event)
          addTarget(_:Any,action:Selector,for:UIControl.Event)
          contentHorizontalAlignment:UIControl.ContentHorizontalAlignment
          contentVerticalAlignment:UIControl.ContentVerticalAlignment init(frame:CGRect,primaryAction:UIAction)
          isEnabled:Bool isHighlighted:Bool isSelected:Bool removeAction(_:UIAction,for:UIControl.Event)
          removeTarget(_:Any,action:Selector,for:UIControl.Event) sendAction(_:UIAction)
          sendActions(for:UIControl.Event) state:UIControl.State
        UIControl.ContentHorizontalAlignment
          .center .fill .leading .left .right .trailing init(rawValue:Int)
        UIControl.ContentVerticalAlignment
          .bottom .center .fill .top init(rawValue:Int)
        UIControl.Event: SetAlgebra
          .allEditingEvents:UIControl.Event .allEvents:UIControl.Event .allTouchEvents:UIControl.Event
          .editingChanged:UIControl.Event .editingDidBegin:UIControl.Event .editingDidEnd:UIControl.Event
          .editingDidEndOnExit:UIControl.Event .menuActionTriggered:UIControl.Event
          .primaryActionTriggered:UIControl.Event .touchCancel:UIControl.Event .touchDown:UIControl.Event
          .touchDownRepeat:UIControl.Event .touchDragEnter:UIControl.Event .touchDragExit:UIControl.Event
          .touchDragInside:UIControl.Event .touchDragOutside:UIControl.Event .touchUpInside:UIControl.Event
          .touchUpOutside:UIControl.Event .valueChanged:UIControl.Event init(rawValue:UInt) rawValue:UInt
        UIControl.State: SetAlgebra
          .disabled:UIControl.State .focused:UIControl.State .highlighted:UIControl.State .normal:UIControl.State
          .selected:UIControl.State init(rawValue:UInt) rawValue:UInt
        UIDataSourceTranslating: NSObjectProtocol
          dataSourceIndexPath(forPresentationIndexPath:IndexPath)IndexPath
          dataSourceSectionIndex(forPresentationSectionIndex:Int)Int performUsingPresentationValues(_:{})
          presentationIndexPath(forDataSourceIndexPath:IndexPath)IndexPath
          presentationSectionIndex(forDataSourceSectionIndex:Int)Int
        UIDatePicker: UIControl NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          date:Date datePickerMode:UIDatePicker.Mode locale:Locale maximumDate:Date minimumDate:Date
          minuteInterval:Int preferredDatePickerStyle:UIDatePickerStyle setDate(_:Date,animated:Bool)
          timeZone:TimeZone
        UIDatePicker.Mode
          .countDownTimer .date .dateAndTime .time .yearAndMonth init(rawValue:Int)
        UIDatePickerStyle
          .automatic .compact .inline .wheels init(rawValue:Int)
        UIDevice: NSObject NSObjectProtocol
          .current:UIDevice systemName:String systemVersion:String userInterfaceIdiom:UIUserInterfaceIdiom
        UIDevice.Model
          .current:UIDevice.Model hasAnimations:Bool idiom:UIUserInterfaceIdiom
          init(_:UIUserInterfaceIdiom=,version:Int,minor:Int) init(_:UIUserInterfaceIdiom=,version:Int=)
          minorVersion:Int version:Int
        UIDocument: NSObject NSObjectProtocol
          .stateChangedNotification:NSNotification.Name close(completionHandler:{Bool}=) contents(forType:String)Any
          documentState:UIDocument.State fileAttributesToWrite(to:URL,for:UIDocument.SaveOperation)[:Any]
          fileType:String fileURL:URL handleError(_:Error,userInteractionPermitted:Bool) hasUnsavedChanges:Bool
          init(fileURL:URL) load(fromContents:Any,ofType:String) localizedName:String open(completionHandler:{Bool}=)
          save(to:URL,for:UIDocument.SaveOperation,completionHandler:{Bool}=)
          updateChangeCount(_:UIDocument.ChangeKind)
        UIDocument.ChangeKind
          .cleared .done .redone .undone init(rawValue:Int)
        UIDocument.SaveOperation
          .forCreating .forOverwriting init(rawValue:Int)
        UIDocument.State: SetAlgebra
          .closed:UIDocument.State .editingDisabled:UIDocument.State .inConflict:UIDocument.State
          .normal:UIDocument.State .progressAvailable:UIDocument.State .savingError:UIDocument.State
          init(rawValue:UInt) rawValue:UInt
        UIDocumentBrowserViewController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          allowsDocumentCreation:Bool allowsPickingMultipleItems:Bool
          browserUserInterfaceStyle:UIDocumentBrowserViewController.BrowserUserInterfaceStyle
          delegate:UIDocumentBrowserViewControllerDelegate
          revealDocument(at:URL,importIfNeeded:Bool,completion:{URL;Error}=)
        UIDocumentBrowserViewController.BrowserUserInterfaceStyle
          .dark .light .white init(rawValue:UInt)
        UIDocumentBrowserViewController.ImportMode
          .copy .move .none init(rawValue:UInt)
        UIDocumentBrowserViewControllerDelegate: NSObjectProtocol
        UIDragAnimating: NSObjectProtocol NSObjectProtocol
          addAnimations(_:{}) addCompletion(_:{UIViewAnimatingPosition})
        UIDragDropSession: NSObjectProtocol NSObjectProtocol
          allowsMoveOperation:Bool canLoadObjects(ofClass:)Bool hasItemsConforming(toTypeIdentifiers:[String])Bool
          isRestrictedToDraggingApplication:Bool items:[UIDragItem] location(in:UIView)CGPoint
        UIDragInteraction: NSObject NSObjectProtocol UIInteraction
          .isEnabledByDefault:Bool allowsPointerDragBeforeLiftDelay:Bool allowsSimultaneousRecognitionDuringLift:Bool
          delegate:UIDragInteractionDelegate didMove(to:UIView) init(delegate:UIDragInteractionDelegate)
          isEnabled:Bool liftBehavior:UIDragInteraction.LiftBehavior view:UIView willMove(to:UIView)
        UIDragInteraction.LiftBehavior
          .default .extended init(rawValue:UInt)
        UIDragInteractionDelegate: NSObjectProtocol
          dragInteraction(_:UIDragInteraction,item:UIDragItem,willAnimateCancelWith:UIDragAnimating)
          dragInteraction(_:UIDragInteraction,itemsForAddingTo:UIDragSession,withTouchAt:CGPoint)[UIDragItem]
          dragInteraction(_:UIDragInteraction,itemsForBeginning:UIDragSession)[UIDragItem]
          dragInteraction(_:UIDragInteraction,prefersFullSizePreviewsFor:UIDragSession)Bool
          dragInteraction(_:UIDragInteraction,previewForCancelling:UIDragItem,withDefault:UITargetedDragPreview)UITargetedDragPreview
          dragInteraction(_:UIDragInteraction,previewForLifting:UIDragItem,session:UIDragSession)UITargetedDragPreview
          dragInteraction(_:UIDragInteraction,session:UIDragSession,didEndWith:UIDropOperation)
          dragInteraction(_:UIDragInteraction,session:UIDragSession,willAdd:[UIDragItem],for:UIDragInteraction)
          dragInteraction(_:UIDragInteraction,session:UIDragSession,willEndWith:UIDropOperation)
          dragInteraction(_:UIDragInteraction,sessionAllowsMoveOperation:UIDragSession)Bool
          dragInteraction(_:UIDragInteraction,sessionDidMove:UIDragSession)
          dragInteraction(_:UIDragInteraction,sessionDidTransferItems:UIDragSession)
          dragInteraction(_:UIDragInteraction,sessionForAddingItems:[UIDragSession],withTouchAt:CGPoint)UIDragSession
          dragInteraction(_:UIDragInteraction,sessionIsRestrictedToDraggingApplication:UIDragSession)Bool
          dragInteraction(_:UIDragInteraction,sessionWillBegin:UIDragSession)
          dragInteraction(_:UIDragInteraction,willAnimateLiftWith:UIDragAnimating,session:UIDragSession)
        UIDragItem: NSObject NSObjectProtocol
          init(itemProvider:NSItemProvider) itemProvider:NSItemProvider localObject:Any previewProvider:{}
          setNeedsDropPreviewUpdate()
        UIDragPreview: NSObject NSCopying NSObjectProtocol
          copy(with:NSZone=)Any init(for:URL) init(for:URL,title:String) init(forURL:URL)
          init(forURL:URL,title:String) init(view:UIView) init(view:UIView,parameters:UIDragPreviewParameters)
          parameters:UIDragPreviewParameters view:UIView
        UIDragPreviewParameters: UIPreviewParameters NSCopying NSObjectProtocol
        UIDragPreviewTarget: UIPreviewTarget NSCopying NSObjectProtocol
        UIDragSession: NSObjectProtocol UIDragDropSession
          localContext:Any
        UIDropInteraction: NSObject NSObjectProtocol UIInteraction
          allowsSimultaneousDropSessions:Bool delegate:UIDropInteractionDelegate didMove(to:UIView)
          init(delegate:UIDropInteractionDelegate) view:UIView willMove(to:UIView)
        UIDropInteractionDelegate: NSObjectProtocol
          dropInteraction(_:UIDropInteraction,canHandle:UIDropSession)Bool
          dropInteraction(_:UIDropInteraction,concludeDrop:UIDropSession)
          dropInteraction(_:UIDropInteraction,item:UIDragItem,willAnimateDropWith:UIDragAnimating)
          dropInteraction(_:UIDropInteraction,performDrop:UIDropSession)
          dropInteraction(_:UIDropInteraction,previewForDropping:UIDragItem,withDefault:UITargetedDragPreview)UITargetedDragPreview
          dropInteraction(_:UIDropInteraction,sessionDidEnd:UIDropSession)
          dropInteraction(_:UIDropInteraction,sessionDidEnter:UIDropSession)
          dropInteraction(_:UIDropInteraction,sessionDidExit:UIDropSession)
          dropInteraction(_:UIDropInteraction,sessionDidUpdate:UIDropSession)UIDropProposal
        UIDropOperation
          .cancel .copy .forbidden .move init(rawValue:UInt)
        UIDropProposal: NSObject NSCopying NSObjectProtocol
          copy(with:NSZone=)Any init(operation:UIDropOperation) isPrecise:Bool operation:UIDropOperation
          prefersFullSizePreview:Bool
        UIDropSession: ProgressReporting NSObjectProtocol ProgressReporting UIDragDropSession
          loadObjects(ofClass:,completion:{[NSItemProviderReading]})Progress
          loadObjects(ofClass:,completion:{[T]})Progress localDragSession:UIDragSession
          progressIndicatorStyle:UIDropSessionProgressIndicatorStyle
        UIDropSessionProgressIndicatorStyle
          .default .none init(rawValue:UInt)
        UIEdgeInsets
          .zero:UIEdgeInsets bottom:CGFloat init() init(from:Decoder)
          init(top:CGFloat,left:CGFloat,bottom:CGFloat,right:CGFloat) left:CGFloat right:CGFloat top:CGFloat
        UIEvent: NSObject NSObjectProtocol
          type:UIEvent.EventType
        UIEvent.EventType
          .hover .motion .presses .remoteControl .scroll .touches .transform init(rawValue:Int)
        UIFeedbackGenerator: NSObject NSObjectProtocol
          prepare()
        UIFocusAnimationContext: NSObjectProtocol
          duration:TimeInterval
        UIFocusAnimationCoordinator: NSObject NSObjectProtocol
          addCoordinatedAnimations(_:{},completion:{}=)
          addCoordinatedFocusingAnimations(_:{UIFocusAnimationContext},completion:{}=)
          addCoordinatedUnfocusingAnimations(_:{UIFocusAnimationContext},completion:{}=)
        UIFocusEnvironment: NSObjectProtocol
          didUpdateFocus(in:UIFocusUpdateContext,with:UIFocusAnimationCoordinator)
          parentFocusEnvironment:UIFocusEnvironment preferredFocusEnvironments:[UIFocusEnvironment]
          setNeedsFocusUpdate() shouldUpdateFocus(in:UIFocusUpdateContext)Bool updateFocusIfNeeded()
        UIFocusHeading: SetAlgebra
          .down:UIFocusHeading .first:UIFocusHeading .last:UIFocusHeading .left:UIFocusHeading .next:UIFocusHeading
          .previous:UIFocusHeading .right:UIFocusHeading .up:UIFocusHeading init(rawValue:UInt) rawValue:UInt
        UIFocusItem: NSObjectProtocol UIFocusEnvironment
          canBecomeFocused:Bool frame:CGRect
        UIFocusUpdateContext: NSObject NSObjectProtocol
          focusHeading:UIFocusHeading nextFocusedItem:UIFocusItem nextFocusedView:UIView
          previouslyFocusedItem:UIFocusItem previouslyFocusedView:UIView
        UIFont: NSObject NSCopying NSObjectProtocol
          .boldSystemFont(ofSize:CGFloat)UIFont .buttonFontSize:CGFloat .familyNames:[String]
          .fontNames(forFamilyName:String)[String] .italicSystemFont(ofSize:CGFloat)UIFont .labelFontSize:CGFloat
          .monospacedSystemFont(ofSize:CGFloat,weight:UIFont.Weight)UIFont
          .preferredFont(forTextStyle:UIFont.TextStyle)UIFont .smallSystemFontSize:CGFloat
          .systemFont(ofSize:CGFloat)UIFont .systemFont(ofSize:CGFloat,weight:UIFont.Weight)UIFont
          .systemFontSize:CGFloat copy(with:NSZone=)Any fontName:String hash:Int init(name:String,size:CGFloat)
          isEqual(_:Any)Bool pointSize:CGFloat withSize(_:CGFloat)UIFont
        UIFont.TextStyle
          .body:UIFont.TextStyle .callout:UIFont.TextStyle .caption1:UIFont.TextStyle .caption2:UIFont.TextStyle
          .footnote:UIFont.TextStyle .headline:UIFont.TextStyle .largeTitle:UIFont.TextStyle
          .subheadline:UIFont.TextStyle .title1:UIFont.TextStyle .title2:UIFont.TextStyle .title3:UIFont.TextStyle
          init(rawValue:String) rawValue:String
        UIFont.Weight
          .black:UIFont.Weight .bold:UIFont.Weight .heavy:UIFont.Weight .light:UIFont.Weight .medium:UIFont.Weight
          .regular:UIFont.Weight .semibold:UIFont.Weight .thin:UIFont.Weight .ultraLight:UIFont.Weight init(_:CGFloat)
          init(rawValue:CGFloat) rawValue:CGFloat
        UIFontMetrics: NSObject NSObjectProtocol
          .default:UIFontMetrics init(forTextStyle:UIFont.TextStyle) scaledFont(for:UIFont)UIFont
          scaledFont(for:UIFont,maximumPointSize:CGFloat)UIFont scaledValue(for:CGFloat)CGFloat
        UIGestureRecognizer: NSObject NSObjectProtocol
          addTarget(_:Any,action:Selector) cancelsTouchesInView:Bool delaysTouchesBegan:Bool delaysTouchesEnded:Bool
          delegate:UIGestureRecognizerDelegate init() init(target:Any,action:Selector) isEnabled:Bool
          location(in:UIView)CGPoint name:String removeTarget(_:Any,action:Selector) state:UIGestureRecognizer.State
          view:UIView
        UIGestureRecognizer.State
          .began .cancelled .changed .ended .failed .possible .recognized:UIGestureRecognizer.State init(rawValue:Int)
        UIGestureRecognizerDelegate: NSObjectProtocol
        UIGraphicsImageRenderer: NSObject NSObjectProtocol
          image(actions:{UIGraphicsImageRendererContext})UIImage init(bounds:CGRect)
          init(bounds:CGRect,format:UIGraphicsImageRendererFormat) init(size:CGSize)
          init(size:CGSize,format:UIGraphicsImageRendererFormat)
          jpegData(withCompressionQuality:CGFloat,actions:{UIGraphicsImageRendererContext})Data
          pngData(actions:{UIGraphicsImageRendererContext})Data
        UIGraphicsImageRendererContext: NSObject NSObjectProtocol
          cgContext:CGContext fill(_:CGRect) format:UIGraphicsImageRendererFormat
        UIGraphicsImageRendererFormat: NSObject NSObjectProtocol
          .preferred()Self init() opaque:Bool scale:CGFloat
        UIImage: NSObject NSCoding NSObjectProtocol NSSecureCoding NSItemProviderReading NSItemProviderWriting UIItemProviderPresentationSizeProviding
          .object(withItemProviderData:Data,typeIdentifier:String)Self
          .readableTypeIdentifiersForItemProvider:[String] .supportsSecureCoding:Bool
          .writableTypeIdentifiersForItemProvider:[String] draw(at:CGPoint) draw(in:CGRect) encode(with:NSCoder)
          hash:Int init() init(coder:NSCoder) init(contentsOfFile:String) init(data:Data)
          init(data:Data,scale:CGFloat) init(named:String) init(systemName:String) isEqual(_:Any)Bool
          jpegData(compressionQuality:CGFloat)Data
          loadData(withTypeIdentifier:String,forItemProviderCompletionHandler:{Data;Error})Progress pngData()Data
          preferredPresentationSizeForItemProvider:CGSize renderingMode:UIImage.RenderingMode scale:CGFloat
          size:CGSize withRenderingMode(_:UIImage.RenderingMode)UIImage withTintColor(_:UIColor)UIImage
          withTintColor(_:UIColor,renderingMode:UIImage.RenderingMode)UIImage
        UIImage.RenderingMode
          .alwaysOriginal .alwaysTemplate .automatic init(rawValue:Int)
        UIImagePickerController: UINavigationController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          .availableMediaTypes(for:UIImagePickerController.SourceType)[String]
          .isSourceTypeAvailable(_:UIImagePickerController.SourceType)Bool allowsEditing:Bool mediaTypes:[String]
          sourceType:UIImagePickerController.SourceType
        UIImagePickerController.InfoKey
          .cropRect:UIImagePickerController.InfoKey .editedImage:UIImagePickerController.InfoKey
          .imageURL:UIImagePickerController.InfoKey .mediaType:UIImagePickerController.InfoKey
          .mediaURL:UIImagePickerController.InfoKey .originalImage:UIImagePickerController.InfoKey
          init(rawValue:String) rawValue:String
        UIImagePickerController.SourceType
          .camera .photoLibrary .savedPhotosAlbum init(rawValue:Int)
        UIImagePickerControllerDelegate: NSObjectProtocol
        UIImageView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          highlightedImage:UIImage image:UIImage init(coder:NSCoder) init(frame:CGRect) init(image:UIImage)
          init(image:UIImage,highlightedImage:UIImage) isHighlighted:Bool sizeThatFits(_:CGSize)CGSize
        UIImpactFeedbackGenerator: UIFeedbackGenerator NSObjectProtocol
          impactOccurred() impactOccurred(intensity:CGFloat) init()
          init(style:UIImpactFeedbackGenerator.FeedbackStyle)
        UIImpactFeedbackGenerator.FeedbackStyle
          .heavy .light .medium .rigid .soft init(rawValue:Int)
        UIInteraction: NSObjectProtocol
          didMove(to:UIView) view:UIView willMove(to:UIView)
        UIItemProviderPresentationSizeProviding: NSObjectProtocol
          preferredPresentationSizeForItemProvider:CGSize
        UIKeyboardType
          .URL .asciiCapable .asciiCapableNumberPad .decimalPad .default .emailAddress .namePhonePad .numberPad
          .numbersAndPunctuation .phonePad .twitter .webSearch init(rawValue:Int)
        UILabel: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool attributedText:NSAttributedString
          font:UIFont highlightedTextColor:UIColor init(coder:NSCoder) init(frame:CGRect) isEnabled:Bool
          isHighlighted:Bool lineBreakMode:NSLineBreakMode minimumScaleFactor:CGFloat numberOfLines:Int text:String
          textAlignment:NSTextAlignment textColor:UIColor
        UILayoutGuide: NSObject NSObjectProtocol
          bottomAnchor:NSLayoutYAxisAnchor centerXAnchor:NSLayoutXAxisAnchor centerYAnchor:NSLayoutYAxisAnchor
          heightAnchor:NSLayoutDimension identifier:String init() layoutFrame:CGRect leadingAnchor:NSLayoutXAxisAnchor
          leftAnchor:NSLayoutXAxisAnchor owningView:UIView rightAnchor:NSLayoutXAxisAnchor
          topAnchor:NSLayoutYAxisAnchor trailingAnchor:NSLayoutXAxisAnchor widthAnchor:NSLayoutDimension
        UILayoutPriority
          .defaultHigh:UILayoutPriority .defaultLow:UILayoutPriority .fittingSizeLevel:UILayoutPriority
          .required:UILayoutPriority init(_:Float) init(rawValue:Float) rawValue:Float
        UIListContentConfiguration: UIContentConfiguration
          .cell()UIListContentConfiguration .groupedFooter()UIListContentConfiguration
          .groupedHeader()UIListContentConfiguration .plainFooter()UIListContentConfiguration
          .plainHeader()UIListContentConfiguration .sidebarCell()UIListContentConfiguration
          .sidebarHeader()UIListContentConfiguration .sidebarSubtitleCell()UIListContentConfiguration
          .subtitleCell()UIListContentConfiguration .valueCell()UIListContentConfiguration
          attributedText:NSAttributedString axesPreservingSuperviewLayoutMargins:UIAxis
          directionalLayoutMargins:NSDirectionalEdgeInsets image:UIImage
          imageProperties:UIListContentConfiguration.ImageProperties imageToTextPadding:CGFloat makeContentView()
          prefersSideBySideTextAndSecondaryText:Bool secondaryAttributedText:NSAttributedString secondaryText:String
          secondaryTextProperties:UIListContentConfiguration.TextProperties text:String
          textProperties:UIListContentConfiguration.TextProperties textToSecondaryTextHorizontalPadding:CGFloat
          textToSecondaryTextVerticalPadding:CGFloat updated(for:UIConfigurationState)UIListContentConfiguration
        UIListContentConfiguration.ImageProperties
          accessibilityIgnoresInvertColors:Bool cornerRadius:CGFloat hash(into:Hasher) maximumSize:CGSize
          reservedLayoutSize:CGSize tintColor:UIColor
        UIListContentConfiguration.TextProperties
          adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool
          alignment:UIListContentConfiguration.TextProperties.TextAlignment color:UIColor font:UIFont
          lineBreakMode:NSLineBreakMode minimumScaleFactor:CGFloat numberOfLines:Int
          transform:UIListContentConfiguration.TextProperties.TextTransform
        UIListContentConfiguration.TextProperties.TextAlignment
          .center .justified .natural
        UIListContentConfiguration.TextProperties.TextTransform
          .capitalized .lowercase .none .uppercase
        UIListContentView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIContentView UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          configuration:UIContentConfiguration init(coder:NSCoder) init(configuration:UIListContentConfiguration)
        UILongPressGestureRecognizer: UIGestureRecognizer NSObjectProtocol
          allowableMovement:CGFloat minimumPressDuration:TimeInterval numberOfTapsRequired:Int
          numberOfTouchesRequired:Int
        UIMenu: UIMenuElement NSObjectProtocol
          children:[UIMenuElement] identifier:UIMenu.Identifier
          init(title:String=,subtitle:String=,image:UIImage=,identifier:UIMenu.Identifier=,options:UIMenu.Options=,children:[UIMenuElement]=)
          options:UIMenu.Options replacingChildren(_:[UIMenuElement])UIMenu
        UIMenu.Identifier
          init(_:String) init(rawValue:String) rawValue:String
        UIMenu.Options: SetAlgebra
          .destructive:UIMenu.Options .displayInline:UIMenu.Options .singleSelection:UIMenu.Options
          init(rawValue:UInt) rawValue:UInt
        UIMenuElement: NSObject NSObjectProtocol
          image:UIImage subtitle:String title:String
        UIMenuElement.Attributes: SetAlgebra
          .destructive:UIMenuElement.Attributes .disabled:UIMenuElement.Attributes .hidden:UIMenuElement.Attributes
          .keepsMenuPresented:UIMenuElement.Attributes init(rawValue:UInt) rawValue:UInt
        UIMenuElement.State
          .mixed .off .on init(rawValue:Int)
        UIModalPresentationStyle
          .automatic .currentContext .custom .formSheet .fullScreen .none .overCurrentContext .overFullScreen
          .pageSheet .popover init(rawValue:Int)
        UIModalTransitionStyle
          .coverVertical .crossDissolve .flipHorizontal .partialCurl init(rawValue:Int)
        UINavigationBar: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          backItem:UINavigationItem items:[UINavigationItem] prefersLargeTitles:Bool topItem:UINavigationItem
        UINavigationController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          delegate:UINavigationControllerDelegate hidesBarsOnTap:Bool init(rootViewController:UIViewController)
          isNavigationBarHidden:Bool isToolbarHidden:Bool navigationBar:UINavigationBar
          popToRootViewController(animated:Bool)[UIViewController]
          popToViewController(_:UIViewController,animated:Bool)[UIViewController]
          popViewController(animated:Bool)UIViewController pushViewController(_:UIViewController,animated:Bool)
          setNavigationBarHidden(_:Bool,animated:Bool) setToolbarHidden(_:Bool,animated:Bool)
          setViewControllers(_:[UIViewController],animated:Bool) topViewController:UIViewController
          viewControllers:[UIViewController] viewDidLoad() visibleViewController:UIViewController
        UINavigationControllerDelegate: NSObjectProtocol
        UINavigationItem: NSObject NSObjectProtocol
          backBarButtonItem:UIBarButtonItem backButtonDisplayMode:UINavigationItem.BackButtonDisplayMode
          backButtonTitle:String hidesBackButton:Bool init(title:String)
          largeTitleDisplayMode:UINavigationItem.LargeTitleDisplayMode leftBarButtonItem:UIBarButtonItem
          leftBarButtonItems:[UIBarButtonItem] prompt:String rightBarButtonItem:UIBarButtonItem
          rightBarButtonItems:[UIBarButtonItem] setLeftBarButton(_:UIBarButtonItem,animated:Bool)
          setLeftBarButtonItems(_:[UIBarButtonItem],animated:Bool) setRightBarButton(_:UIBarButtonItem,animated:Bool)
          setRightBarButtonItems(_:[UIBarButtonItem],animated:Bool) title:String titleView:UIView
        UINavigationItem.BackButtonDisplayMode
          .default .generic .minimal init(rawValue:Int)
        UINavigationItem.LargeTitleDisplayMode
          .always .automatic .never init(rawValue:Int)
        UINib: NSObject NSObjectProtocol
          .register(_:String,make:{}) init(nibName:String,bundle:Bundle)
          instantiate(withOwner:Any,options:[:Any]=)[Any]
        UINib.OptionsKey
          init(rawValue:String) rawValue:String
        UINotificationFeedbackGenerator: UIFeedbackGenerator NSObjectProtocol
          notificationOccurred(_:UINotificationFeedbackGenerator.FeedbackType)
        UINotificationFeedbackGenerator.FeedbackType
          .error .success .warning init(rawValue:Int)
        UIOffset
          .zero:UIOffset horizontal:CGFloat init() init(from:Decoder) init(horizontal:CGFloat,vertical:CGFloat)
          vertical:CGFloat
        UIOpenURLContext: NSObject NSObjectProtocol
          url:URL
        UIPanGestureRecognizer: UIGestureRecognizer NSObjectProtocol
          maximumNumberOfTouches:Int minimumNumberOfTouches:Int setTranslation(_:CGPoint,in:UIView)
          translation(in:UIView)CGPoint
        UIPasteConfiguration: NSObject NSCopying NSObjectProtocol
          acceptableTypeIdentifiers:[String] addAcceptableTypeIdentifiers(_:[String])
          addTypeIdentifiers(forAccepting:) copy(with:NSZone=)Any init() init(acceptableTypeIdentifiers:[String])
          init(forAccepting:)
        UIPasteConfigurationSupporting: NSObjectProtocol
          canPaste(_:[NSItemProvider])Bool paste(itemProviders:[NSItemProvider])
          pasteConfiguration:UIPasteConfiguration
        UIPinchGestureRecognizer: UIGestureRecognizer NSObjectProtocol
          scale:CGFloat velocity:CGFloat
        UIPopoverArrowDirection: SetAlgebra
          .any:UIPopoverArrowDirection .down:UIPopoverArrowDirection .left:UIPopoverArrowDirection
          .right:UIPopoverArrowDirection .unknown:UIPopoverArrowDirection .up:UIPopoverArrowDirection
          init(rawValue:UInt) rawValue:UInt
        UIPopoverPresentationController: UIPresentationController NSObjectProtocol
          backgroundColor:UIColor barButtonItem:UIBarButtonItem passthroughViews:[UIView]
          permittedArrowDirections:UIPopoverArrowDirection sourceRect:CGRect sourceView:UIView
        UIPopoverPresentationControllerDelegate: NSObjectProtocol UIAdaptivePresentationControllerDelegate
        UIPresentationController: NSObject NSObjectProtocol
          delegate:UIAdaptivePresentationControllerDelegate
          init(presentedViewController:UIViewController,presenting:UIViewController)
          presentedViewController:UIViewController presentingViewController:UIViewController
        UIPreviewParameters: NSObject NSCopying NSObjectProtocol
          backgroundColor:UIColor copy(with:NSZone=)Any init() init(textLineRects:[NSValue]) shadowPath:UIBezierPath
          visiblePath:UIBezierPath
        UIPreviewTarget: NSObject NSCopying NSObjectProtocol
          center:CGPoint container:UIView copy(with:NSZone=)Any init(container:UIView,center:CGPoint)
          init(container:UIView,center:CGPoint,transform:CGAffineTransform) transform:CGAffineTransform
        UIProgressView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          init(progressViewStyle:UIProgressView.Style) observedProgress:Progress progress:Float
          progressTintColor:UIColor progressViewStyle:UIProgressView.Style setProgress(_:Float,animated:Bool)
          trackTintColor:UIColor
        UIProgressView.Style
          .bar .default init(rawValue:Int)
        UIRectCorner: SetAlgebra
          .allCorners:UIRectCorner .bottomLeft:UIRectCorner .bottomRight:UIRectCorner .topLeft:UIRectCorner
          .topRight:UIRectCorner init(rawValue:UInt) rawValue:UInt
        UIRectEdge: SetAlgebra
          .all:UIRectEdge .bottom:UIRectEdge .left:UIRectEdge .right:UIRectEdge .top:UIRectEdge init(rawValue:UInt)
          rawValue:UInt
        UIRefreshControl: UIControl NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          attributedTitle:NSAttributedString beginRefreshing() endRefreshing() isRefreshing:Bool
        UIResponder: NSObject NSObjectProtocol UIPasteConfigurationSupporting
          .keyboardAnimationCurveUserInfoKey:String .keyboardAnimationDurationUserInfoKey:String
          .keyboardDidHideNotification:NSNotification.Name .keyboardDidShowNotification:NSNotification.Name
          .keyboardFrameBeginUserInfoKey:String .keyboardFrameEndUserInfoKey:String
          .keyboardWillChangeFrameNotification:NSNotification.Name .keyboardWillHideNotification:NSNotification.Name
          .keyboardWillShowNotification:NSNotification.Name accessibilityActivate()Bool
          accessibilityElement(at:Int)Any accessibilityElementCount()Int accessibilityElements:[Any]
          accessibilityElementsHidden:Bool accessibilityHint:String accessibilityLabel:String
          accessibilityTraits:UIAccessibilityTraits accessibilityUserInputLabels:[String] accessibilityValue:String
          accessibilityViewIsModal:Bool awakeFromNib() becomeFirstResponder()Bool canBecomeFirstResponder:Bool
          canPaste(_:[NSItemProvider])Bool canResignFirstResponder:Bool index(ofAccessibilityElement:Any)Int init()
          inputAssistantItem:UITextInputAssistantItem isAccessibilityElement:Bool isFirstResponder:Bool
          next:UIResponder paste(itemProviders:[NSItemProvider]) pasteConfiguration:UIPasteConfiguration
          resignFirstResponder()Bool shouldGroupAccessibilityChildren:Bool
        UIReturnKeyType
          .continue .default .done .emergencyCall .go .google .join .next .route .search .send .yahoo
          init(rawValue:Int)
        UIRotationGestureRecognizer: UIGestureRecognizer NSObjectProtocol
          rotation:CGFloat velocity:CGFloat
        UIScene: UIResponder NSObjectProtocol UIPasteConfigurationSupporting
          activationState:UIScene.ActivationState delegate:UISceneDelegate session:UISceneSession title:String
          userActivity:NSUserActivity
        UIScene.ActivationRequestOptions: NSObject NSObjectProtocol
          requestingScene:UIScene
        UIScene.ActivationState
          .background .foregroundActive .foregroundInactive .unattached init(rawValue:Int)
        UIScene.ConnectionOptions: NSObject NSObjectProtocol
          urlContexts:[UIOpenURLContext] userActivities:[NSUserActivity]
        UISceneConfiguration: NSObject NSObjectProtocol
          delegateClass:AnyClass init(name:String,sessionRole:UISceneSession.Role) name:String
          role:UISceneSession.Role
        UISceneDelegate: NSObjectProtocol
        UISceneDestructionRequestOptions: NSObject NSObjectProtocol
        UISceneSession: NSObject NSObjectProtocol
          persistentIdentifier:String role:UISceneSession.Role scene:UIScene stateRestorationActivity:NSUserActivity
          userInfo:[:Any]
        UISceneSession.Role
          .windowApplication:UISceneSession.Role init(rawValue:String) rawValue:String
        UIScreen: NSObject NSObjectProtocol
          .main:UIScreen bounds:CGRect scale:CGFloat
        UIScrollView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          adjustedContentInset:UIEdgeInsets adjustedContentInsetDidChange() alwaysBounceHorizontal:Bool
          alwaysBounceVertical:Bool bounces:Bool bouncesZoom:Bool bounds:CGRect contentInset:UIEdgeInsets
          contentInsetAdjustmentBehavior:UIScrollView.ContentInsetAdjustmentBehavior contentLayoutGuide:UILayoutGuide
          contentOffset:CGPoint contentSize:CGSize delegate:UIScrollViewDelegate frameLayoutGuide:UILayoutGuide
          isDecelerating:Bool isDragging:Bool isPagingEnabled:Bool isScrollEnabled:Bool isTracking:Bool
          isZoomBouncing:Bool isZooming:Bool keyboardDismissMode:UIScrollView.KeyboardDismissMode
          maximumZoomScale:CGFloat minimumZoomScale:CGFloat panGestureRecognizer:UIPanGestureRecognizer
          pinchGestureRecognizer:UIPinchGestureRecognizer refreshControl:UIRefreshControl
          scrollIndicatorInsets:UIEdgeInsets scrollRectToVisible(_:CGRect,animated:Bool) scrollsToTop:Bool
          setContentOffset(_:CGPoint,animated:Bool) setZoomScale(_:CGFloat,animated:Bool)
          showsHorizontalScrollIndicator:Bool showsVerticalScrollIndicator:Bool zoom(to:CGRect,animated:Bool)
          zoomScale:CGFloat
        UIScrollView.ContentInsetAdjustmentBehavior
          .always .automatic .never .scrollableAxes init(rawValue:Int)
        UIScrollView.KeyboardDismissMode
          .interactive .none .onDrag init(rawValue:Int)
        UIScrollViewAccessibilityDelegate: NSObjectProtocol UIScrollViewDelegate
        UIScrollViewDelegate: NSObjectProtocol
          scrollViewDidChangeAdjustedContentInset(_:UIScrollView) scrollViewDidEndDecelerating(_:UIScrollView)
          scrollViewDidEndDragging(_:UIScrollView,willDecelerate:Bool)
          scrollViewDidEndScrollingAnimation(_:UIScrollView)
          scrollViewDidEndZooming(_:UIScrollView,with:UIView,atScale:CGFloat) scrollViewDidScroll(_:UIScrollView)
          scrollViewDidScrollToTop(_:UIScrollView) scrollViewDidZoom(_:UIScrollView)
          scrollViewShouldScrollToTop(_:UIScrollView)Bool scrollViewWillBeginDecelerating(_:UIScrollView)
          scrollViewWillBeginDragging(_:UIScrollView) scrollViewWillBeginZooming(_:UIScrollView,with:UIView)
          scrollViewWillEndDragging(_:UIScrollView,withVelocity:CGPoint,targetContentOffset:UnsafeMutablePointer)
          viewForZooming(in:UIScrollView)UIView
        UISelectionFeedbackGenerator: UIFeedbackGenerator NSObjectProtocol
          selectionChanged()
        UISemanticContentAttribute
          .forceLeftToRight .forceRightToLeft .playback .spatial .unspecified init(rawValue:Int)
        UISplitViewController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          .automaticDimension:CGFloat delegate:UISplitViewControllerDelegate
          displayMode:UISplitViewController.DisplayMode displayModeButtonItem:UIBarButtonItem isCollapsed:Bool
          maximumPrimaryColumnWidth:CGFloat minimumPrimaryColumnWidth:CGFloat
          preferredDisplayMode:UISplitViewController.DisplayMode preferredPrimaryColumnWidthFraction:CGFloat
          presentsWithGesture:Bool viewControllers:[UIViewController] viewDidLoad() viewWillLayoutSubviews()
        UISplitViewController.DisplayMode
          .allVisible:UISplitViewController.DisplayMode .automatic .oneBesideSecondary .oneOverSecondary
          .primaryHidden:UISplitViewController.DisplayMode .primaryOverlay:UISplitViewController.DisplayMode
          .secondaryOnly .twoBesideSecondary .twoDisplaceSecondary .twoOverSecondary init(rawValue:Int)
        UISplitViewControllerDelegate: NSObjectProtocol
        UISpringLoadedInteraction: NSObject NSObjectProtocol UIInteraction
          didMove(to:UIView) init(activationHandler:{UISpringLoadedInteraction;UISpringLoadedInteractionContext})
          init(interactionBehavior:UISpringLoadedInteractionBehavior,interactionEffect:UISpringLoadedInteractionEffect,activationHandler:{UISpringLoadedInteraction;UISpringLoadedInteractionContext})
          interactionBehavior:UISpringLoadedInteractionBehavior interactionEffect:UISpringLoadedInteractionEffect
          view:UIView willMove(to:UIView)
        UISpringLoadedInteractionBehavior: NSObjectProtocol
          interactionDidFinish(_:UISpringLoadedInteraction)
          shouldAllow(_:UISpringLoadedInteraction,with:UISpringLoadedInteractionContext)Bool
        UISpringLoadedInteractionContext: NSObjectProtocol NSObjectProtocol
          location(in:UIView)CGPoint state:UISpringLoadedInteractionEffectState targetItem:Any targetView:UIView
        UISpringLoadedInteractionEffect: NSObjectProtocol
          interaction(_:UISpringLoadedInteraction,didChangeWith:UISpringLoadedInteractionContext)
        UISpringLoadedInteractionEffectState
          .activated .activating .inactive .possible init(rawValue:Int)
        UISpringLoadedInteractionSupporting: NSObjectProtocol
          isSpringLoaded:Bool
        UIStackView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          .spacingUseDefault:CGFloat addArrangedSubview(_:UIView) alignment:UIStackView.Alignment
          arrangedSubviews:[UIView] axis:NSLayoutConstraint.Axis customSpacing(after:UIView)CGFloat
          distribution:UIStackView.Distribution init(arrangedSubviews:[UIView]) init(coder:NSCoder) init(frame:CGRect)
          insertArrangedSubview(_:UIView,at:Int) isLayoutMarginsRelativeArrangement:Bool
          removeArrangedSubview(_:UIView) setCustomSpacing(_:CGFloat,after:UIView) spacing:CGFloat
          willRemoveSubview(_:UIView)
        UIStackView.Alignment
          .bottom:UIStackView.Alignment .center .fill .firstBaseline .lastBaseline .leading .top:UIStackView.Alignment
          .trailing init(rawValue:Int)
        UIStackView.Distribution
          .equalCentering .equalSpacing .fill .fillEqually .fillProportionally init(rawValue:Int)
        UIStatusBarStyle
          .darkContent .default .lightContent init(rawValue:Int)
        UIStoryboard: NSObject NSObjectProtocol
          init(name:String,bundle:Bundle) instantiateInitialViewController()UIViewController
          instantiateViewController(identifier:String,creator:{NSCoder}=)Controller
          instantiateViewController(withIdentifier:String)UIViewController
        UIStoryboardSegue: NSObject NSObjectProtocol
          destination:UIViewController identifier:String
          init(identifier:String,source:UIViewController,destination:UIViewController)
          init(identifier:String,source:UIViewController,destination:UIViewController,performHandler:{}) perform()
          source:UIViewController
        UISwipeActionsConfiguration: NSObject NSObjectProtocol
          actions:[UIContextualAction] init(actions:[UIContextualAction]) performsFirstActionWithFullSwipe:Bool
        UISwipeGestureRecognizer: UIGestureRecognizer NSObjectProtocol
          direction:UISwipeGestureRecognizer.Direction numberOfTouchesRequired:Int
        UISwipeGestureRecognizer.Direction: SetAlgebra
          .down:UISwipeGestureRecognizer.Direction .left:UISwipeGestureRecognizer.Direction
          .right:UISwipeGestureRecognizer.Direction .up:UISwipeGestureRecognizer.Direction init(rawValue:UInt)
          rawValue:UInt
        UISwitch: UIControl NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          isOn:Bool onTintColor:UIColor setOn(_:Bool,animated:Bool) thumbTintColor:UIColor
        UITabBarController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          delegate:UITabBarControllerDelegate selectedIndex:Int selectedViewController:UIViewController
          setViewControllers(_:[UIViewController],animated:Bool) viewControllers:[UIViewController] viewDidLoad()
        UITabBarControllerDelegate: NSObjectProtocol
        UITabBarItem: UIBarItem NSObjectProtocol
          badgeValue:String init() init(title:String,image:UIImage,selectedImage:UIImage)
          init(title:String,image:UIImage,tag:Int) selectedImage:UIImage
        UITableView: UIScrollView NSObjectProtocol UIAppearance UIAppearanceContainer UIDataSourceTranslating UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting UISpringLoadedInteractionSupporting
          .automaticDimension:CGFloat .selectionDidChangeNotification:NSNotification.Name allowsFocus:Bool
          allowsFocusDuringEditing:Bool allowsMultipleSelection:Bool allowsMultipleSelectionDuringEditing:Bool
          allowsSelection:Bool allowsSelectionDuringEditing:Bool backgroundView:UIView beginUpdates()
          cellForRow(at:IndexPath)UITableViewCell contentSize:CGSize dataSource:UITableViewDataSource
          dataSourceIndexPath(forPresentationIndexPath:IndexPath)IndexPath
          dataSourceSectionIndex(forPresentationSectionIndex:Int)Int delegate:UITableViewDelegate
          deleteRows(at:[IndexPath],with:UITableView.RowAnimation)
          deleteSections(_:IndexSet,with:UITableView.RowAnimation)
          dequeueReusableCell(withIdentifier:String)UITableViewCell
          dequeueReusableCell(withIdentifier:String,for:IndexPath)UITableViewCell
          dequeueReusableHeaderFooterView(withIdentifier:String)UITableViewHeaderFooterView
          deselectRow(at:IndexPath,animated:Bool) dragDelegate:UITableViewDragDelegate dragInteractionEnabled:Bool
          dropDelegate:UITableViewDropDelegate endUpdates() estimatedRowHeight:CGFloat
          estimatedSectionFooterHeight:CGFloat estimatedSectionHeaderHeight:CGFloat
          footerView(forSection:Int)UITableViewHeaderFooterView hasActiveDrag:Bool hasActiveDrop:Bool
          hasUncommittedUpdates:Bool headerView(forSection:Int)UITableViewHeaderFooterView
          indexPath(for:UITableViewCell)IndexPath indexPathForRow(at:CGPoint)IndexPath
          indexPathForSelectedRow:IndexPath indexPathsForRows(in:CGRect)[IndexPath]
          indexPathsForSelectedRows:[IndexPath] indexPathsForVisibleRows:[IndexPath] init(coder:NSCoder)
          init(frame:CGRect) init(frame:CGRect,style:UITableView.Style)
          insertRows(at:[IndexPath],with:UITableView.RowAnimation)
          insertSections(_:IndexSet,with:UITableView.RowAnimation) isEditing:Bool isPrefetchingEnabled:Bool
          isSpringLoaded:Bool layoutSubviews() moveRow(at:IndexPath,to:IndexPath) moveSection(_:Int,toSection:Int)
          numberOfRows(inSection:Int)Int numberOfSections:Int performBatchUpdates(_:{},completion:{Bool}=)
          performUsingPresentationValues(_:{}) prefetchDataSource:UITableViewDataSourcePrefetching
          presentationIndexPath(forDataSourceIndexPath:IndexPath)IndexPath
          presentationSectionIndex(forDataSourceSectionIndex:Int)Int reconfigureRows(at:[IndexPath])
          rect(forSection:Int)CGRect rectForFooter(inSection:Int)CGRect rectForHeader(inSection:Int)CGRect
          rectForRow(at:IndexPath)CGRect register(_:AnyClass,forCellReuseIdentifier:String)
          register(_:AnyClass,forHeaderFooterViewReuseIdentifier:String)
          register(_:UINib,forCellReuseIdentifier:String) register(_:UINib,forHeaderFooterViewReuseIdentifier:String)
          reloadData() reloadRows(at:[IndexPath],with:UITableView.RowAnimation)
          reloadSections(_:IndexSet,with:UITableView.RowAnimation) remembersLastFocusedIndexPath:Bool
          rowHeight:CGFloat scrollToRow(at:IndexPath,at:UITableView.ScrollPosition,animated:Bool)
          sectionFooterHeight:CGFloat sectionHeaderHeight:CGFloat sectionHeaderTopPadding:CGFloat
          selectRow(at:IndexPath,animated:Bool,scrollPosition:UITableView.ScrollPosition) selectionFollowsFocus:Bool
          separatorColor:UIColor separatorInset:UIEdgeInsets separatorStyle:UITableViewCell.SeparatorStyle
          setEditing(_:Bool,animated:Bool) style:UITableView.Style tableFooterView:UIView tableHeaderView:UIView
          visibleCells:[UITableViewCell]
        UITableView.RowAnimation
          .automatic .bottom .fade .left .middle .none .right .top init(rawValue:Int)
        UITableView.ScrollPosition
          .bottom .middle .none .top init(rawValue:Int)
        UITableView.Style
          .grouped .insetGrouped .plain init(rawValue:Int)
        UITableViewCell: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          ConfigurationUpdateHandler accessoryType:UITableViewCell.AccessoryType accessoryView:UIView
          automaticallyUpdatesBackgroundConfiguration:Bool automaticallyUpdatesContentConfiguration:Bool
          backgroundConfiguration:UIBackgroundConfiguration backgroundView:UIView
          configurationState:UICellConfigurationState
          configurationUpdateHandler:{UITableViewCell;UICellConfigurationState}
          contentConfiguration:UIContentConfiguration contentView:UIView
          defaultContentConfiguration()UIListContentConfiguration detailTextLabel:UILabel
          dragStateDidChange(_:UITableViewCell.DragState) editingAccessoryType:UITableViewCell.AccessoryType
          editingAccessoryView:UIView editingStyle:UITableViewCell.EditingStyle focusStyle:UITableViewCell.FocusStyle
          imageView:UIImageView indentationLevel:Int indentationWidth:CGFloat init(coder:NSCoder) init(frame:CGRect)
          init(style:UITableViewCell.CellStyle,reuseIdentifier:String) isEditing:Bool isHighlighted:Bool
          isSelected:Bool layoutSubviews() multipleSelectionBackgroundView:UIView prepareForReuse()
          reuseIdentifier:String selectedBackgroundView:UIView selectionStyle:UITableViewCell.SelectionStyle
          separatorInset:UIEdgeInsets setEditing(_:Bool,animated:Bool) setHighlighted(_:Bool,animated:Bool)
          setNeedsUpdateConfiguration() setSelected(_:Bool,animated:Bool) shouldIndentWhileEditing:Bool
          showsReorderControl:Bool textLabel:UILabel updateConfiguration(using:UICellConfigurationState)
          userInteractionEnabledWhileDragging:Bool
        UITableViewCell.AccessoryType
          .checkmark .detailButton .detailDisclosureButton .disclosureIndicator .none init(rawValue:Int)
        UITableViewCell.CellStyle
          .default .subtitle .value1 .value2 init(rawValue:Int)
        UITableViewCell.DragState
          .dragging .lifting .none init(rawValue:Int)
        UITableViewCell.EditingStyle
          .delete .insert .none init(rawValue:Int)
        UITableViewCell.FocusStyle
          .custom .default init(rawValue:Int)
        UITableViewCell.SelectionStyle
          .blue .default .gray .none init(rawValue:Int)
        UITableViewCell.SeparatorStyle
          .none .singleLine init(rawValue:Int)
        UITableViewController: UIViewController NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting UIScrollViewDelegate UITableViewDataSource UITableViewDelegate
          clearsSelectionOnViewWillAppear:Bool indexPathForPreferredFocusedView(in:UITableView)IndexPath
          init(coder:NSCoder) init(nibName:String,bundle:Bundle) init(style:UITableView.Style) loadView()
          numberOfSections(in:UITableView)Int refreshControl:UIRefreshControl
          scrollViewDidChangeAdjustedContentInset(_:UIScrollView) scrollViewDidEndDecelerating(_:UIScrollView)
          scrollViewDidEndDragging(_:UIScrollView,willDecelerate:Bool)
          scrollViewDidEndScrollingAnimation(_:UIScrollView)
          scrollViewDidEndZooming(_:UIScrollView,with:UIView,atScale:CGFloat) scrollViewDidScroll(_:UIScrollView)
          scrollViewDidScrollToTop(_:UIScrollView) scrollViewDidZoom(_:UIScrollView)
          scrollViewShouldScrollToTop(_:UIScrollView)Bool scrollViewWillBeginDecelerating(_:UIScrollView)
          scrollViewWillBeginDragging(_:UIScrollView) scrollViewWillBeginZooming(_:UIScrollView,with:UIView)
          scrollViewWillEndDragging(_:UIScrollView,withVelocity:CGPoint,targetContentOffset:UnsafeMutablePointer)
          sectionIndexTitles(for:UITableView)[String] setEditing(_:Bool,animated:Bool)
          tableView(_:UITableView,accessoryButtonTappedForRowWith:IndexPath)
          tableView(_:UITableView,canEditRowAt:IndexPath)Bool tableView(_:UITableView,canFocusRowAt:IndexPath)Bool
          tableView(_:UITableView,canMoveRowAt:IndexPath)Bool
          tableView(_:UITableView,canPerformAction:Selector,forRowAt:IndexPath,withSender:Any)Bool
          tableView(_:UITableView,canPerformPrimaryActionForRowAt:IndexPath)Bool
          tableView(_:UITableView,cellForRowAt:IndexPath)UITableViewCell
          tableView(_:UITableView,commit:UITableViewCell.EditingStyle,forRowAt:IndexPath)
          tableView(_:UITableView,contextMenuConfigurationForRowAt:IndexPath,point:CGPoint)UIContextMenuConfiguration
          tableView(_:UITableView,didBeginMultipleSelectionInteractionAt:IndexPath)
          tableView(_:UITableView,didDeselectRowAt:IndexPath)
          tableView(_:UITableView,didEndDisplaying:UITableViewCell,forRowAt:IndexPath)
          tableView(_:UITableView,didEndDisplayingFooterView:UIView,forSection:Int)
          tableView(_:UITableView,didEndDisplayingHeaderView:UIView,forSection:Int)
          tableView(_:UITableView,didEndEditingRowAt:IndexPath) tableView(_:UITableView,didHighlightRowAt:IndexPath)
          tableView(_:UITableView,didSelectRowAt:IndexPath) tableView(_:UITableView,didUnhighlightRowAt:IndexPath)
          tableView(_:UITableView,didUpdateFocusIn:UITableViewFocusUpdateContext,with:UIFocusAnimationCoordinator)
          tableView(_:UITableView,editActionsForRowAt:IndexPath)[UITableViewRowAction]
          tableView(_:UITableView,editingStyleForRowAt:IndexPath)UITableViewCell.EditingStyle
          tableView(_:UITableView,estimatedHeightForFooterInSection:Int)CGFloat
          tableView(_:UITableView,estimatedHeightForHeaderInSection:Int)CGFloat
          tableView(_:UITableView,estimatedHeightForRowAt:IndexPath)CGFloat
          tableView(_:UITableView,heightForFooterInSection:Int)CGFloat
          tableView(_:UITableView,heightForHeaderInSection:Int)CGFloat
          tableView(_:UITableView,heightForRowAt:IndexPath)CGFloat
          tableView(_:UITableView,indentationLevelForRowAt:IndexPath)Int
          tableView(_:UITableView,leadingSwipeActionsConfigurationForRowAt:IndexPath)UISwipeActionsConfiguration
          tableView(_:UITableView,moveRowAt:IndexPath,to:IndexPath)
          tableView(_:UITableView,numberOfRowsInSection:Int)Int
          tableView(_:UITableView,performAction:Selector,forRowAt:IndexPath,withSender:Any)
          tableView(_:UITableView,performPrimaryActionForRowAt:IndexPath)
          tableView(_:UITableView,previewForDismissingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          tableView(_:UITableView,previewForHighlightingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          tableView(_:UITableView,sectionForSectionIndexTitle:String,at:Int)Int
          tableView(_:UITableView,selectionFollowsFocusForRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldBeginMultipleSelectionInteractionAt:IndexPath)Bool
          tableView(_:UITableView,shouldHighlightRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldIndentWhileEditingRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldShowMenuForRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldSpringLoadRowAt:IndexPath,with:UISpringLoadedInteractionContext)Bool
          tableView(_:UITableView,shouldUpdateFocusIn:UITableViewFocusUpdateContext)Bool
          tableView(_:UITableView,targetIndexPathForMoveFromRowAt:IndexPath,toProposedIndexPath:IndexPath)IndexPath
          tableView(_:UITableView,titleForDeleteConfirmationButtonForRowAt:IndexPath)String
          tableView(_:UITableView,titleForFooterInSection:Int)String
          tableView(_:UITableView,titleForHeaderInSection:Int)String
          tableView(_:UITableView,trailingSwipeActionsConfigurationForRowAt:IndexPath)UISwipeActionsConfiguration
          tableView(_:UITableView,viewForFooterInSection:Int)UIView
          tableView(_:UITableView,viewForHeaderInSection:Int)UIView
          tableView(_:UITableView,willBeginEditingRowAt:IndexPath)
          tableView(_:UITableView,willDeselectRowAt:IndexPath)IndexPath
          tableView(_:UITableView,willDisplay:UITableViewCell,forRowAt:IndexPath)
          tableView(_:UITableView,willDisplayContextMenu:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          tableView(_:UITableView,willDisplayFooterView:UIView,forSection:Int)
          tableView(_:UITableView,willDisplayHeaderView:UIView,forSection:Int)
          tableView(_:UITableView,willEndContextMenuInteraction:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          tableView(_:UITableView,willPerformPreviewActionForMenuWith:UIContextMenuConfiguration,animator:UIContextMenuInteractionCommitAnimating)
          tableView(_:UITableView,willSelectRowAt:IndexPath)IndexPath tableView:UITableView
          tableViewDidEndMultipleSelectionInteraction(_:UITableView) viewForZooming(in:UIScrollView)UIView
          viewWillAppear(_:Bool)
        UITableViewDataSource: NSObjectProtocol
          numberOfSections(in:UITableView)Int sectionIndexTitles(for:UITableView)[String]
          tableView(_:UITableView,canEditRowAt:IndexPath)Bool tableView(_:UITableView,canMoveRowAt:IndexPath)Bool
          tableView(_:UITableView,cellForRowAt:IndexPath)UITableViewCell
          tableView(_:UITableView,commit:UITableViewCell.EditingStyle,forRowAt:IndexPath)
          tableView(_:UITableView,moveRowAt:IndexPath,to:IndexPath)
          tableView(_:UITableView,numberOfRowsInSection:Int)Int
          tableView(_:UITableView,sectionForSectionIndexTitle:String,at:Int)Int
          tableView(_:UITableView,titleForFooterInSection:Int)String
          tableView(_:UITableView,titleForHeaderInSection:Int)String
        UITableViewDataSourcePrefetching: NSObjectProtocol
          tableView(_:UITableView,cancelPrefetchingForRowsAt:[IndexPath])
          tableView(_:UITableView,prefetchRowsAt:[IndexPath])
        UITableViewDelegate: NSObjectProtocol UIScrollViewDelegate
          indexPathForPreferredFocusedView(in:UITableView)IndexPath
          tableView(_:UITableView,accessoryButtonTappedForRowWith:IndexPath)
          tableView(_:UITableView,canFocusRowAt:IndexPath)Bool
          tableView(_:UITableView,canPerformAction:Selector,forRowAt:IndexPath,withSender:Any)Bool
          tableView(_:UITableView,canPerformPrimaryActionForRowAt:IndexPath)Bool
          tableView(_:UITableView,contextMenuConfigurationForRowAt:IndexPath,point:CGPoint)UIContextMenuConfiguration
          tableView(_:UITableView,didBeginMultipleSelectionInteractionAt:IndexPath)
          tableView(_:UITableView,didDeselectRowAt:IndexPath)
          tableView(_:UITableView,didEndDisplaying:UITableViewCell,forRowAt:IndexPath)
          tableView(_:UITableView,didEndDisplayingFooterView:UIView,forSection:Int)
          tableView(_:UITableView,didEndDisplayingHeaderView:UIView,forSection:Int)
          tableView(_:UITableView,didEndEditingRowAt:IndexPath) tableView(_:UITableView,didHighlightRowAt:IndexPath)
          tableView(_:UITableView,didSelectRowAt:IndexPath) tableView(_:UITableView,didUnhighlightRowAt:IndexPath)
          tableView(_:UITableView,didUpdateFocusIn:UITableViewFocusUpdateContext,with:UIFocusAnimationCoordinator)
          tableView(_:UITableView,editActionsForRowAt:IndexPath)[UITableViewRowAction]
          tableView(_:UITableView,editingStyleForRowAt:IndexPath)UITableViewCell.EditingStyle
          tableView(_:UITableView,estimatedHeightForFooterInSection:Int)CGFloat
          tableView(_:UITableView,estimatedHeightForHeaderInSection:Int)CGFloat
          tableView(_:UITableView,estimatedHeightForRowAt:IndexPath)CGFloat
          tableView(_:UITableView,heightForFooterInSection:Int)CGFloat
          tableView(_:UITableView,heightForHeaderInSection:Int)CGFloat
          tableView(_:UITableView,heightForRowAt:IndexPath)CGFloat
          tableView(_:UITableView,indentationLevelForRowAt:IndexPath)Int
          tableView(_:UITableView,leadingSwipeActionsConfigurationForRowAt:IndexPath)UISwipeActionsConfiguration
          tableView(_:UITableView,performAction:Selector,forRowAt:IndexPath,withSender:Any)
          tableView(_:UITableView,performPrimaryActionForRowAt:IndexPath)
          tableView(_:UITableView,previewForDismissingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          tableView(_:UITableView,previewForHighlightingContextMenuWithConfiguration:UIContextMenuConfiguration)UITargetedPreview
          tableView(_:UITableView,selectionFollowsFocusForRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldBeginMultipleSelectionInteractionAt:IndexPath)Bool
          tableView(_:UITableView,shouldHighlightRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldIndentWhileEditingRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldShowMenuForRowAt:IndexPath)Bool
          tableView(_:UITableView,shouldSpringLoadRowAt:IndexPath,with:UISpringLoadedInteractionContext)Bool
          tableView(_:UITableView,shouldUpdateFocusIn:UITableViewFocusUpdateContext)Bool
          tableView(_:UITableView,targetIndexPathForMoveFromRowAt:IndexPath,toProposedIndexPath:IndexPath)IndexPath
          tableView(_:UITableView,titleForDeleteConfirmationButtonForRowAt:IndexPath)String
          tableView(_:UITableView,trailingSwipeActionsConfigurationForRowAt:IndexPath)UISwipeActionsConfiguration
          tableView(_:UITableView,viewForFooterInSection:Int)UIView
          tableView(_:UITableView,viewForHeaderInSection:Int)UIView
          tableView(_:UITableView,willBeginEditingRowAt:IndexPath)
          tableView(_:UITableView,willDeselectRowAt:IndexPath)IndexPath
          tableView(_:UITableView,willDisplay:UITableViewCell,forRowAt:IndexPath)
          tableView(_:UITableView,willDisplayContextMenu:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          tableView(_:UITableView,willDisplayFooterView:UIView,forSection:Int)
          tableView(_:UITableView,willDisplayHeaderView:UIView,forSection:Int)
          tableView(_:UITableView,willEndContextMenuInteraction:UIContextMenuConfiguration,animator:UIContextMenuInteractionAnimating)
          tableView(_:UITableView,willPerformPreviewActionForMenuWith:UIContextMenuConfiguration,animator:UIContextMenuInteractionCommitAnimating)
          tableView(_:UITableView,willSelectRowAt:IndexPath)IndexPath
          tableViewDidEndMultipleSelectionInteraction(_:UITableView)
        UITableViewDiffableDataSource: NSObject NSObjectProtocol UITableViewDataSource
          CellProvider apply(_:NSDiffableDataSourceSnapshot,animatingDifferences:Bool=)
          apply(_:NSDiffableDataSourceSnapshot,animatingDifferences:Bool=,completion:{}=)
          applySnapshotUsingReloadData(_:NSDiffableDataSourceSnapshot)
          applySnapshotUsingReloadData(_:NSDiffableDataSourceSnapshot,completion:{}=)
          defaultRowAnimation:UITableView.RowAnimation index(for:SectionIdentifierType)Int
          indexPath(for:ItemIdentifierType)IndexPath
          init(tableView:UITableView,cellProvider:{UITableView;IndexPath;ItemIdentifierType})
          itemIdentifier(for:IndexPath)ItemIdentifierType numberOfSections(in:UITableView)Int
          sectionIdentifier(for:Int)SectionIdentifierType sectionIndexTitles(for:UITableView)[String]
          snapshot()NSDiffableDataSourceSnapshot tableView(_:UITableView,canEditRowAt:IndexPath)Bool
          tableView(_:UITableView,canMoveRowAt:IndexPath)Bool
          tableView(_:UITableView,cellForRowAt:IndexPath)UITableViewCell
          tableView(_:UITableView,commit:UITableViewCell.EditingStyle,forRowAt:IndexPath)
          tableView(_:UITableView,moveRowAt:IndexPath,to:IndexPath)
          tableView(_:UITableView,numberOfRowsInSection:Int)Int
          tableView(_:UITableView,sectionForSectionIndexTitle:String,at:Int)Int
          tableView(_:UITableView,titleForFooterInSection:Int)String
          tableView(_:UITableView,titleForHeaderInSection:Int)String
        UITableViewDiffableDataSourceReference: NSObject NSObjectProtocol UITableViewDataSource
          applySnapshot(_:NSDiffableDataSourceSnapshotReference,animatingDifferences:Bool)
          applySnapshot(_:NSDiffableDataSourceSnapshotReference,animatingDifferences:Bool,completion:{}=)
          applySnapshot(usingReloadData:NSDiffableDataSourceSnapshotReference)
          applySnapshot(usingReloadData:NSDiffableDataSourceSnapshotReference,completion:{}=)
          defaultRowAnimation:UITableView.RowAnimation index(forSectionIdentifier:Any)Int
          indexPath(forItemIdentifier:Any)IndexPath
          init(tableView:UITableView,cellProvider:{UITableView;IndexPath;Any}) itemIdentifier(for:IndexPath)Any
          numberOfSections(in:UITableView)Int sectionIdentifier(for:Int)Any
          sectionIndexTitles(for:UITableView)[String] snapshot()NSDiffableDataSourceSnapshotReference
          tableView(_:UITableView,canEditRowAt:IndexPath)Bool tableView(_:UITableView,canMoveRowAt:IndexPath)Bool
          tableView(_:UITableView,cellForRowAt:IndexPath)UITableViewCell
          tableView(_:UITableView,commit:UITableViewCell.EditingStyle,forRowAt:IndexPath)
          tableView(_:UITableView,moveRowAt:IndexPath,to:IndexPath)
          tableView(_:UITableView,numberOfRowsInSection:Int)Int
          tableView(_:UITableView,sectionForSectionIndexTitle:String,at:Int)Int
          tableView(_:UITableView,titleForFooterInSection:Int)String
          tableView(_:UITableView,titleForHeaderInSection:Int)String
        UITableViewDragDelegate: NSObjectProtocol
          tableView(_:UITableView,dragPreviewParametersForRowAt:IndexPath)UIDragPreviewParameters
          tableView(_:UITableView,dragSessionAllowsMoveOperation:UIDragSession)Bool
          tableView(_:UITableView,dragSessionDidEnd:UIDragSession)
          tableView(_:UITableView,dragSessionIsRestrictedToDraggingApplication:UIDragSession)Bool
          tableView(_:UITableView,dragSessionWillBegin:UIDragSession)
          tableView(_:UITableView,itemsForAddingTo:UIDragSession,at:IndexPath,point:CGPoint)[UIDragItem]
          tableView(_:UITableView,itemsForBeginning:UIDragSession,at:IndexPath)[UIDragItem]
        UITableViewDropCoordinator: NSObjectProtocol NSObjectProtocol
          destinationIndexPath:IndexPath drop(_:UIDragItem,intoRowAt:IndexPath,rect:CGRect)UIDragAnimating
          drop(_:UIDragItem,to:UIDragPreviewTarget)UIDragAnimating
          drop(_:UIDragItem,to:UITableViewDropPlaceholder)UITableViewDropPlaceholderContext
          drop(_:UIDragItem,toRowAt:IndexPath)UIDragAnimating items:[UITableViewDropItem]
          proposal:UITableViewDropProposal session:UIDropSession
        UITableViewDropDelegate: NSObjectProtocol
          tableView(_:UITableView,canHandle:UIDropSession)Bool
          tableView(_:UITableView,dropPreviewParametersForRowAt:IndexPath)UIDragPreviewParameters
          tableView(_:UITableView,dropSessionDidEnd:UIDropSession)
          tableView(_:UITableView,dropSessionDidEnter:UIDropSession)
          tableView(_:UITableView,dropSessionDidExit:UIDropSession)
          tableView(_:UITableView,dropSessionDidUpdate:UIDropSession,withDestinationIndexPath:IndexPath)UITableViewDropProposal
          tableView(_:UITableView,performDropWith:UITableViewDropCoordinator)
        UITableViewDropItem: NSObjectProtocol NSObjectProtocol
          dragItem:UIDragItem previewSize:CGSize sourceIndexPath:IndexPath
        UITableViewDropPlaceholder: UITableViewPlaceholder NSObjectProtocol
          previewParametersProvider:{UITableViewCell}
        UITableViewDropPlaceholderContext: NSObjectProtocol UIDragAnimating
          commitInsertion(dataSourceUpdates:{IndexPath})Bool deletePlaceholder()Bool dragItem:UIDragItem
        UITableViewDropProposal: UIDropProposal NSCopying NSObjectProtocol
          copy(with:NSZone=)Any init(operation:UIDropOperation)
          init(operation:UIDropOperation,intent:UITableViewDropProposal.Intent) intent:UITableViewDropProposal.Intent
        UITableViewDropProposal.Intent
          .automatic .insertAtDestinationIndexPath .insertIntoDestinationIndexPath .unspecified init(rawValue:Int)
        UITableViewFocusUpdateContext: UIFocusUpdateContext NSObjectProtocol
          nextFocusedIndexPath:IndexPath previouslyFocusedIndexPath:IndexPath
        UITableViewHeaderFooterView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          ConfigurationUpdateHandler automaticallyUpdatesContentConfiguration:Bool
          backgroundConfiguration:UIBackgroundConfiguration backgroundView:UIView
          configurationState:UIViewConfigurationState
          configurationUpdateHandler:{UITableViewHeaderFooterView;UIViewConfigurationState}
          contentConfiguration:UIContentConfiguration contentView:UIView
          defaultContentConfiguration()UIListContentConfiguration detailTextLabel:UILabel init(coder:NSCoder)
          init(reuseIdentifier:String) layoutSubviews() prepareForReuse() reuseIdentifier:String
          setNeedsUpdateConfiguration() textLabel:UILabel updateConfiguration(using:UIViewConfigurationState)
        UITableViewPlaceholder: NSObject NSObjectProtocol
          cellUpdateHandler:{UITableViewCell}
          init(insertionIndexPath:IndexPath,reuseIdentifier:String,rowHeight:CGFloat)
        UITableViewRowAction: NSObject NSCopying NSObjectProtocol
          backgroundColor:UIColor copy(with:NSZone=)Any
          init(style:UITableViewRowAction.Style,title:String,handler:{UITableViewRowAction;IndexPath})
          style:UITableViewRowAction.Style title:String
        UITableViewRowAction.Style
          .default .destructive:UITableViewRowAction.Style .normal init(rawValue:Int)
        UITapGestureRecognizer: UIGestureRecognizer NSObjectProtocol
          numberOfTapsRequired:Int numberOfTouchesRequired:Int
        UITargetedDragPreview: UITargetedPreview NSCopying NSObjectProtocol
          init(for:URL,target:UIDragPreviewTarget) init(for:URL,title:String,target:UIDragPreviewTarget)
          init(forURL:URL,target:UIDragPreviewTarget) init(forURL:URL,title:String,target:UIDragPreviewTarget)
          retargetedPreview(with:UIDragPreviewTarget)UITargetedDragPreview
        UITargetedPreview: NSObject NSCopying NSObjectProtocol
          copy(with:NSZone=)Any init(view:UIView) init(view:UIView,parameters:UIPreviewParameters)
          init(view:UIView,parameters:UIPreviewParameters,target:UIPreviewTarget) parameters:UIPreviewParameters
          retargetedPreview(with:UIPreviewTarget)UITargetedPreview size:CGSize target:UIPreviewTarget view:UIView
        UITextAutocapitalizationType
          .allCharacters .none .sentences .words init(rawValue:Int)
        UITextAutocorrectionType
          .default .no .yes init(rawValue:Int)
        UITextField: UIControl NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting UITextInputTraits
          adjustsFontSizeToFitWidth:Bool autocapitalizationType:UITextAutocapitalizationType
          autocorrectionType:UITextAutocorrectionType becomeFirstResponder()Bool borderStyle:UITextField.BorderStyle
          canBecomeFirstResponder:Bool clearsOnBeginEditing:Bool delegate:UITextFieldDelegate
          editingRect(forBounds:CGRect)CGRect font:UIFont isEditing:Bool isSecureTextEntry:Bool
          keyboardType:UIKeyboardType layoutSubviews() leftView:UIView leftViewMode:UITextField.ViewMode
          leftViewRect(forBounds:CGRect)CGRect minimumFontSize:CGFloat placeholder:String resignFirstResponder()Bool
          returnKeyType:UIReturnKeyType text:String textAlignment:NSTextAlignment textColor:UIColor
          textRect(forBounds:CGRect)CGRect
        UITextField.BorderStyle
          .bezel .line .none .roundedRect init(rawValue:Int)
        UITextField.ViewMode
          .always .never .unlessEditing .whileEditing init(rawValue:Int)
        UITextFieldDelegate: NSObjectProtocol
          textFieldDidBeginEditing(_:UITextField) textFieldDidEndEditing(_:UITextField)
          textFieldShouldBeginEditing(_:UITextField)Bool textFieldShouldEndEditing(_:UITextField)Bool
        UITextInputAssistantItem: NSObject NSObjectProtocol
          allowsHidingShortcuts:Bool leadingBarButtonGroups:[UIBarButtonItemGroup]
          trailingBarButtonGroups:[UIBarButtonItemGroup]
        UITextInputTraits: NSObjectProtocol
          autocapitalizationType:UITextAutocapitalizationType autocorrectionType:UITextAutocorrectionType
          isSecureTextEntry:Bool keyboardType:UIKeyboardType returnKeyType:UIReturnKeyType
        UITextView: UIScrollView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting UITextInputTraits
          attributedText:NSAttributedString autocapitalizationType:UITextAutocapitalizationType
          autocorrectionType:UITextAutocorrectionType becomeFirstResponder()Bool canBecomeFirstResponder:Bool
          delegate:UITextViewDelegate font:UIFont isEditable:Bool isSecureTextEntry:Bool isSelectable:Bool
          keyboardType:UIKeyboardType resignFirstResponder()Bool returnKeyType:UIReturnKeyType text:String
          textAlignment:NSTextAlignment textColor:UIColor
        UITextViewDelegate: NSObjectProtocol UIScrollViewDelegate
          textViewDidBeginEditing(_:UITextView) textViewDidEndEditing(_:UITextView)
          textViewShouldBeginEditing(_:UITextView)Bool textViewShouldEndEditing(_:UITextView)Bool
        UITraitCollection: NSObject NSObjectProtocol
          .current:UITraitCollection displayScale:CGFloat hash:Int horizontalSizeClass:UIUserInterfaceSizeClass
          isEqual(_:Any)Bool userInterfaceIdiom:UIUserInterfaceIdiom userInterfaceStyle:UIUserInterfaceStyle
          verticalSizeClass:UIUserInterfaceSizeClass
        UIUserInterfaceIdiom
          .pad .phone init(rawValue:Int)
        UIUserInterfaceLayoutDirection
          .leftToRight .rightToLeft init(rawValue:Int)
        UIUserInterfaceSizeClass
          .compact .regular .unspecified init(rawValue:Int)
        UIUserInterfaceStyle
          .dark .light .unspecified init(rawValue:Int)
        UIView: UIResponder NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          .animate(withDuration:TimeInterval,animations:{},completion:{Bool}=)
          .animate(withDuration:TimeInterval,delay:TimeInterval,options:UIView.AnimationOptions=,animations:{},completion:{Bool}=)
          .animate(withDuration:TimeInterval,delay:TimeInterval,usingSpringWithDamping:CGFloat,initialSpringVelocity:CGFloat,options:UIView.AnimationOptions=,animations:{},completion:{Bool}=)
          .appearance()Self .appearance(whenContainedInInstancesOf:)Self .areAnimationsEnabled:Bool
          .layoutFittingCompressedSize:CGSize .layoutFittingExpandedSize:CGSize .noIntrinsicMetric:CGFloat
          .performWithoutAnimation(_:{}) .requiresConstraintBasedLayout:Bool .setAnimationsEnabled(_:Bool)
          .transition(with:UIView,duration:TimeInterval,options:UIView.AnimationOptions=,animations:{},completion:{Bool}=)
          .userInterfaceLayoutDirection(for:UISemanticContentAttribute)UIUserInterfaceLayoutDirection
          accessibilityIdentifier:String addConstraint(_:NSLayoutConstraint) addConstraints(_:[NSLayoutConstraint])
          addGestureRecognizer(_:UIGestureRecognizer) addInteraction(_:UIInteraction) addLayoutGuide(_:UILayoutGuide)
          addSubview(_:UIView) alpha:CGFloat autoresizesSubviews:Bool autoresizingMask:UIView.AutoresizingMask
          backgroundColor:UIColor bottomAnchor:NSLayoutYAxisAnchor bounds:CGRect bringSubview(toFront:UIView)
          bringSubviewToFront(_:UIView) canBecomeFocused:Bool center:CGPoint centerXAnchor:NSLayoutXAxisAnchor
          centerYAnchor:NSLayoutYAxisAnchor clipsToBounds:Bool constraints:[NSLayoutConstraint]
          contentCompressionResistancePriority(for:NSLayoutConstraint.Axis)UILayoutPriority
          contentHuggingPriority(for:NSLayoutConstraint.Axis)UILayoutPriority contentMode:UIView.ContentMode
          convert(_:CGPoint,from:UIView)CGPoint convert(_:CGPoint,to:UIView)CGPoint
          convert(_:CGRect,from:UIView)CGRect convert(_:CGRect,to:UIView)CGRect didAddSubview(_:UIView)
          didMoveToSuperview() didMoveToWindow()
          didUpdateFocus(in:UIFocusUpdateContext,with:UIFocusAnimationCoordinator)
          directionalLayoutMargins:NSDirectionalEdgeInsets draw(_:CGRect)
          drawHierarchy(in:CGRect,afterScreenUpdates:Bool)Bool
          effectiveUserInterfaceLayoutDirection:UIUserInterfaceLayoutDirection endEditing(_:Bool)Bool
          exchangeSubview(at:Int,withSubviewAt:Int) firstBaselineAnchor:NSLayoutYAxisAnchor frame:CGRect
          gestureRecognizers:[UIGestureRecognizer] heightAnchor:NSLayoutDimension
          hitTest(_:CGPoint,with:UIEvent)UIView init() init(coder:NSCoder) init(frame:CGRect)
          insertSubview(_:UIView,aboveSubview:UIView) insertSubview(_:UIView,at:Int)
          insertSubview(_:UIView,belowSubview:UIView) insetsLayoutMarginsFromSafeArea:Bool
          interactions:[UIInteraction] intrinsicContentSize:CGSize invalidateIntrinsicContentSize()
          isDescendant(of:UIView)Bool isExclusiveTouch:Bool isFocused:Bool isHidden:Bool isMultipleTouchEnabled:Bool
          isOpaque:Bool isUserInteractionEnabled:Bool lastBaselineAnchor:NSLayoutYAxisAnchor layer:CALayer
          layoutGuides:[UILayoutGuide] layoutIfNeeded() layoutMargins:UIEdgeInsets layoutMarginsGuide:UILayoutGuide
          layoutSubviews() leadingAnchor:NSLayoutXAxisAnchor leftAnchor:NSLayoutXAxisAnchor mask:UIView
          needsUpdateConstraints()Bool next:UIResponder parentFocusEnvironment:UIFocusEnvironment
          point(inside:CGPoint,with:UIEvent)Bool preferredFocusEnvironments:[UIFocusEnvironment]
          preservesSuperviewLayoutMargins:Bool readableContentGuide:UILayoutGuide
          removeConstraint(_:NSLayoutConstraint) removeConstraints(_:[NSLayoutConstraint]) removeFromSuperview()
          removeGestureRecognizer(_:UIGestureRecognizer) removeInteraction(_:UIInteraction)
          removeLayoutGuide(_:UILayoutGuide) restorationIdentifier:String rightAnchor:NSLayoutXAxisAnchor
          safeAreaInsets:UIEdgeInsets safeAreaLayoutGuide:UILayoutGuide
          semanticContentAttribute:UISemanticContentAttribute sendSubview(toBack:UIView) sendSubviewToBack(_:UIView)
          setContentCompressionResistancePriority(_:UILayoutPriority,for:NSLayoutConstraint.Axis)
          setContentHuggingPriority(_:UILayoutPriority,for:NSLayoutConstraint.Axis) setNeedsDisplay()
          setNeedsDisplay(_:CGRect) setNeedsFocusUpdate() setNeedsLayout() setNeedsUpdateConstraints()
          shouldUpdateFocus(in:UIFocusUpdateContext)Bool sizeThatFits(_:CGSize)CGSize sizeToFit() subviews:[UIView]
          superview:UIView systemLayoutSizeFitting(_:CGSize)CGSize
          systemLayoutSizeFitting(_:CGSize,withHorizontalFittingPriority:UILayoutPriority,verticalFittingPriority:UILayoutPriority)CGSize
          tag:Int tintColor:UIColor tintColorDidChange() topAnchor:NSLayoutYAxisAnchor
          trailingAnchor:NSLayoutXAxisAnchor transform:CGAffineTransform
          translatesAutoresizingMaskIntoConstraints:Bool updateConstraints() updateConstraintsIfNeeded()
          updateFocusIfNeeded() viewWithTag(_:Int)UIView widthAnchor:NSLayoutDimension willMove(toSuperview:UIView)
          willMove(toWindow:UIWindow) willRemoveSubview(_:UIView) window:UIWindow
        UIView.AnimationOptions: SetAlgebra
          .allowUserInteraction:UIView.AnimationOptions .autoreverse:UIView.AnimationOptions
          .beginFromCurrentState:UIView.AnimationOptions .curveEaseIn:UIView.AnimationOptions
          .curveEaseInOut:UIView.AnimationOptions .curveEaseOut:UIView.AnimationOptions
          .curveLinear:UIView.AnimationOptions .layoutSubviews:UIView.AnimationOptions .repeat:UIView.AnimationOptions
          .transitionCrossDissolve:UIView.AnimationOptions .transitionFlipFromLeft:UIView.AnimationOptions
          .transitionFlipFromRight:UIView.AnimationOptions init(rawValue:UInt) rawValue:UInt
        UIView.AutoresizingMask: SetAlgebra
          .flexibleBottomMargin:UIView.AutoresizingMask .flexibleHeight:UIView.AutoresizingMask
          .flexibleLeftMargin:UIView.AutoresizingMask .flexibleRightMargin:UIView.AutoresizingMask
          .flexibleTopMargin:UIView.AutoresizingMask .flexibleWidth:UIView.AutoresizingMask init(rawValue:UInt)
          rawValue:UInt
        UIView.ContentMode
          .bottom .bottomLeft .bottomRight .center .left .redraw .right .scaleAspectFill .scaleAspectFit .scaleToFill
          .top .topLeft .topRight init(rawValue:Int)
        UIViewAnimatingPosition
          .current .end .start init(rawValue:Int)
        UIViewConfigurationState: UIConfigurationState
          isDisabled:Bool isFocused:Bool isHighlighted:Bool isPinned:Bool isSelected:Bool
        UIViewController: UIResponder NSObjectProtocol UIAppearanceContainer UIFocusEnvironment UIPasteConfigurationSupporting
          addChild(_:UIViewController) addChildViewController(_:UIViewController)
          beginAppearanceTransition(_:Bool,animated:Bool) childViewControllers:[UIViewController]
          children:[UIViewController] didMove(toParent:UIViewController)
          didMove(toParentViewController:UIViewController) didReceiveMemoryWarning()
          didUpdateFocus(in:UIFocusUpdateContext,with:UIFocusAnimationCoordinator)
          dismiss(animated:Bool,completion:{}=) editButtonItem:UIBarButtonItem endAppearanceTransition() init()
          init(coder:NSCoder) init(nibName:String,bundle:Bundle) isEditing:Bool isModalInPresentation:Bool
          isViewLoaded:Bool loadView() loadViewIfNeeded() modalPresentationStyle:UIModalPresentationStyle
          modalTransitionStyle:UIModalTransitionStyle navigationController:UINavigationController
          navigationItem:UINavigationItem next:UIResponder nibBundle:Bundle nibName:String parent:UIViewController
          parentFocusEnvironment:UIFocusEnvironment performSegue(withIdentifier:String,sender:Any)
          popoverPresentationController:UIPopoverPresentationController preferredContentSize:CGSize
          preferredFocusEnvironments:[UIFocusEnvironment] preferredStatusBarStyle:UIStatusBarStyle
          prepare(for:UIStoryboardSegue,sender:Any) present(_:UIViewController,animated:Bool,completion:{}=)
          presentationController:UIPresentationController presentedViewController:UIViewController
          presentingViewController:UIViewController
          registerForPreviewing(with:UIViewControllerPreviewingDelegate,sourceView:UIView)UIViewControllerPreviewing
          removeFromParent() removeFromParentViewController() restorationIdentifier:String
          setEditing(_:Bool,animated:Bool) setNeedsFocusUpdate() setNeedsStatusBarAppearanceUpdate()
          setToolbarItems(_:[UIBarButtonItem],animated:Bool) shouldAutomaticallyForwardAppearanceMethods:Bool
          shouldPerformSegue(withIdentifier:String,sender:Any)Bool shouldUpdateFocus(in:UIFocusUpdateContext)Bool
          splitViewController:UISplitViewController storyboard:UIStoryboard tabBarController:UITabBarController
          tabBarItem:UITabBarItem title:String toolbarItems:[UIBarButtonItem] traitCollection:UITraitCollection
          unregisterForPreviewing(withContext:UIViewControllerPreviewing) updateFocusIfNeeded() view:UIView
          viewDidAppear(_:Bool) viewDidDisappear(_:Bool) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded:UIView
          viewIsAppearing(_:Bool) viewWillAppear(_:Bool) viewWillDisappear(_:Bool) viewWillLayoutSubviews()
          viewWillTransition(to:CGSize,with:UIViewControllerTransitionCoordinator) willMove(toParent:UIViewController)
          willMove(toParentViewController:UIViewController)
        UIViewControllerPreviewing: NSObjectProtocol
          delegate:UIViewControllerPreviewingDelegate
          previewingGestureRecognizerForFailureRelationship:UIGestureRecognizer sourceRect:CGRect sourceView:UIView
        UIViewControllerPreviewingDelegate: NSObjectProtocol
          previewingContext(_:UIViewControllerPreviewing,commit:UIViewController)
          previewingContext(_:UIViewControllerPreviewing,viewControllerForLocation:CGPoint)UIViewController
        UIViewControllerTransitionCoordinator: NSObjectProtocol UIViewControllerTransitionCoordinatorContext
          animate(alongsideTransition:{UIViewControllerTransitionCoordinatorContext})Bool
          animate(alongsideTransition:{UIViewControllerTransitionCoordinatorContext},completion:{UIViewControllerTransitionCoordinatorContext})Bool
        UIViewControllerTransitionCoordinatorContext: NSObjectProtocol
          containerView:UIView isAnimated:Bool isCancelled:Bool transitionDuration:TimeInterval
        UIVisualEffect: NSObject NSObjectProtocol
        UIVisualEffectView: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          contentView:UIView effect:UIVisualEffect init(coder:NSCoder) init(effect:UIVisualEffect)
        UIWindow: UIView NSObjectProtocol UIAppearance UIAppearanceContainer UIFocusEnvironment UIFocusItem UIPasteConfigurationSupporting
          becomeKey() bounds:CGRect init(coder:NSCoder) init(frame:CGRect) init(windowScene:UIWindowScene)
          isHidden:Bool isKeyWindow:Bool makeKey() makeKeyAndVisible() next:UIResponder resignKey()
          rootViewController:UIViewController window:UIWindow windowLevel:UIWindow.Level windowScene:UIWindowScene
        UIWindow.Level
          .alert:UIWindow.Level .normal:UIWindow.Level .statusBar:UIWindow.Level init(_:CGFloat)
          init(rawValue:CGFloat) rawValue:CGFloat
        UIWindowScene: UIScene NSObjectProtocol UIPasteConfigurationSupporting
          keyWindow:UIWindow screen:UIScreen windows:[UIWindow]
        UIWindowScene.ActivationConfiguration: NSObject NSObjectProtocol
          init(userActivity:NSUserActivity,options:UIWindowScene.ActivationRequestOptions=,preview:UITargetedPreview=)
          options:UIWindowScene.ActivationRequestOptions preview:UITargetedPreview userActivity:NSUserActivity
        UIWindowScene.ActivationRequestOptions: NSObject NSObjectProtocol
          preferredPresentationStyle:UIWindowScene.PresentationStyle
        UIWindowScene.DismissalAnimation
          .commit .decline .standard init(rawValue:Int)
        UIWindowScene.PresentationStyle
          .automatic .prominent .standard init(rawValue:UInt)
        UIWindowSceneDelegate: NSObjectProtocol UISceneDelegate
        UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions NSObjectProtocol
          windowDismissalAnimation:UIWindowScene.DismissalAnimation
        URL
          .transferRepresentation:TransferRepresentation
        URLThumbnailDictionaryItem
          .NSThumbnail1024x1024SizeKey:URLThumbnailDictionaryItem init(rawValue:String) rawValue:String
        UTTagClass
          .filenameExtension:UTTagClass .mimeType:UTTagClass init(rawValue:String) rawValue:String
        UTType
          .aiff:UTType .archive:UTType .audio:UTType .audiovisualContent:UTType .avi:UTType .bmp:UTType .bundle:UTType
          .bz2:UTType .cHeader:UTType .cPlusPlusSource:UTType .cSource:UTType .calendarEvent:UTType
          .calendarEventICS:UTType .commaSeparatedText:UTType .compositeContent:UTType .contact:UTType .content:UTType
          .data:UTType .database:UTType .delimitedText:UTType .directory:UTType .diskImage:UTType .executable:UTType
          .fileURL:UTType .flatRTFD:UTType .folder:UTType .font:UTType .gif:UTType .gzip:UTType .heic:UTType
          .heif:UTType .html:UTType .image:UTType .item:UTType .javaScript:UTType .jpeg:UTType .json:UTType
          .log:UTType .message:UTType .movie:UTType .mp3:UTType .mpeg4Audio:UTType .mpeg4Movie:UTType .mpeg:UTType
          .objectiveCSource:UTType .package:UTType .pdf:UTType .plainText:UTType .png:UTType .presentation:UTType
          .propertyList:UTType .pythonScript:UTType .quickTimeMovie:UTType .rawImage:UTType .rtf:UTType .rtfd:UTType
          .rubyScript:UTType .script:UTType .shellScript:UTType .sourceCode:UTType .spreadsheet:UTType .svg:UTType
          .swiftSource:UTType .tabSeparatedText:UTType .text:UTType .tiff:UTType
          .types(tag:String,tagClass:UTTagClass,conformingTo:UTType)[UTType] .url:UTType
          .utf16ExternalPlainText:UTType .utf16PlainText:UTType .utf8PlainText:UTType .vCard:UTType .video:UTType
          .volume:UTType .wav:UTType .webP:UTType .xml:UTType .yaml:UTType .zip:UTType conforms(to:UTType)Bool
          description:String identifier:String init(_:String) init(exportedAs:String,conformingTo:UTType=)
          init(filenameExtension:String,conformingTo:UTType=) init(from:Decoder)
          init(importedAs:String,conformingTo:UTType=) init(mimeType:String,conformingTo:UTType=)
          init(tag:String,tagClass:UTTagClass,conformingTo:UTType) isDeclared:Bool isPublic:Bool
          isSubtype(of:UTType)Bool isSupertype(of:UTType)Bool preferredFilenameExtension:String
          preferredMIMEType:String supertypes:[UTType] tags:[:[String]]
        objc_AssociationPolicy
          .OBJC_ASSOCIATION_ASSIGN .OBJC_ASSOCIATION_COPY .OBJC_ASSOCIATION_COPY_NONATOMIC .OBJC_ASSOCIATION_RETAIN
          .OBJC_ASSOCIATION_RETAIN_NONATOMIC init(rawValue:UInt)
        """
}

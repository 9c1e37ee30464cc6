"""The further pictures, by name."""
import math, sys
import numpy as np
import studio as s
import extras, shapes
from extras import charger, coil, comb, puck
from models import book, hair_wax, handset, laptop, marigold, phone, phone_5g, smartwatch, cedar_sprig, textiles, brass_bowl
from surfaces import Surface, cloth
SIZE=(1600,1200)

def box(x0,x1,y0,y1,z0,z1):
    from mathutils import Vector
    return [Vector((x,y,z)) for x in (x0,x1) for y in (y0,y1) for z in (z0,z1)]

def lying(parts, at, turn, back=False, z=None):
    """A handset flat on the table."""
    if back: s.move(parts, rotation=(0,180,0))
    low=min(p.z for p in s.corners(parts))
    s.move(parts,(0,0,-low+ (z or 0)))
    s.move(parts,rotation=(0,0,turn))
    return s.move(parts,(*at,0))

# --- Everyday phone
def phone_back():
    p=handset.stand(phone.unit("p"),lean=15,turn=-13,back=True)
    pts=s.corners(p); top=max(q.z for q in pts)
    s.stage(p,SIZE,fill=0.92,turn=2,height=18,frame=[q for q in pts if q.z>top-0.092])
def phone_desk():
    b=s.move(book.build(),(0.0,0.0,0),(0,0,66))
    p=lying(phone.unit("p"),(0.030,-0.006),20,z=book.THICK)
    marigold.strewn([(-0.118,0.105,0.0),(-0.158,0.078,0.0)],seed=5,only="orange")
    s.stage(b+p,SIZE,fill=0.80,turn=16,height=36,frame=s.corners(b+p)+box(-0.185,-0.1,0.06,0.13,0,0.03))

def phone_box():
    p=lying(phone.unit("p"),(-0.070,0.004),12)
    c=charger((0.034,0.040,0.026),(0.026,0.062),-28,"15 W")
    k=coil("#E9E5DC",(0.054,-0.020),radius=0.026,loops=3,ends=((-0.046,-0.050),(0.060,0.014)),start=300,turns=(196,62),tie=95)
    s.stage(p+c+k,SIZE,fill=0.78,turn=10,height=42)

# --- 5G phone
def phone_5g_cameras():
    p=handset.stand(phone_5g.unit("p"),lean=15,turn=-13,back=True)
    pts=s.corners(p); top=max(q.z for q in pts)
    s.stage(p,SIZE,fill=0.92,turn=2,height=18,frame=[q for q in pts if q.z>top-0.092])
def phone_5g_box():
    p=lying(phone_5g.unit("p"),(-0.064,0.002),12)
    k=coil("#2A2F45",(0.066,0.010),radius=0.028,loops=3,ends=((-0.044,-0.056),(0.066,0.006)),start=300,turns=(200,48),tie=100)
    s.stage(p+k,SIZE,fill=0.76,turn=10,height=42)

# --- Laptop
def laptop_keyboard():
    l=laptop.build()
    s.stage(l,SIZE,fill=1.0,turn=32,height=34,frame=box(0.03,0.157,-0.035,0.082,0.011,0.011))

def laptop_box():
    top=laptop.lid()
    s.move(top,location=(0,laptop.DEPTH/2-0.0018,laptop.FEET+laptop.BASE+0.0012))
    l=laptop.base()+laptop.hinge()+top
    s.move(l,(-0.06,0.03,0),(0,0,8))
    c=charger((0.054,0.060,0.029),(0.168,0.085),-24,"65 W")
    k=coil("#E9E5DC",(0.175,-0.055),radius=0.036,loops=4,strand=0.0021,ends=((-0.070,-0.066),(0.080,-0.004)),start=300,turns=(192,48),tie=95)
    s.stage(l+c+k,SIZE,fill=0.84,turn=14,height=40)

# --- Watch
def watch_case_back():
    r=smartwatch.CASE
    glass=s.material("Sensor glass","#060709",0.04,specular=0.6,clearcoat=1.0)
    rim=s.material("Sensor rim","#A9ADB3",0.15,1.0)
    led=s.material("Sensor led","#1E5A3A",0.2,emission="#2FD67C",emission_strength=0.5)
    red=s.material("Sensor red","#4A1414",0.2,emission="#C8352B",emission_strength=0.25)
    eye=s.material("Sensor eye","#2A2E38",0.15,0.7)
    ink=s.material("Engraving","#3C3F45",0.6,0.5)
    z=-0.0058
    R=r*0.56
    flip=(180,0,0)
    parts=[
      s.lathe("sensor rim",[(R+0.0007,0),(R+0.0006,0.0005),(R,0.0007),(R-0.0002,0.0005)],rim,(0,0,z),flip,160),
      s.lathe("sensor dome",[(R,0.0003),(R*0.94,0.00075),(R*0.75,0.00125),(R*0.45,0.0016),(R*0.2,0.00172),(0,0.00175)],glass,(0,0,z),flip,160),
    ]
    def spot(name,radius,x,y,mat,h):
        parts.append(s.lathe(name,[(radius,0),(0,0.00001)],mat,(x,y,z-h),flip,48))
    for k in range(4):
        a=math.radians(45+90*k)
        spot("eye",0.0016,0.0064*math.cos(a),0.0064*math.sin(a),eye,0.00172)
    spot("led",0.0013,-0.0013,0.0,led,0.00182)
    spot("red",0.0008,0.0018,0.0,red,0.00182)
    # engraved ring of text
    body="STEEL CASE 44 MM   ·   50 METRES   ·   STRAP 22 MM   ·   HEART RATE   ·"
    mark=s.text("engraving",body,0.00185,ink,font="/usr/share/fonts/truetype/lato/Lato-Bold.ttf",extrude=0.00001)
    xs=[v.co.x for v in mark.data.vertices]; lo,hi=min(xs),max(xs)
    ring=R+0.0020
    for v in mark.data.vertices:
        a=(v.co.x-lo)/(hi-lo+0.0012)*2*math.pi
        rad=ring+v.co.y
        # seen from behind, clockwise
        v.co=(-rad*math.sin(a),rad*math.cos(a),z-0.00002)
    return parts+[mark]
def strap_ends(mat, metal):
    """The folds round the bars at both ends of a strap that is off its watch."""
    points,_=smartwatch.loop_path(); w=smartwatch.STRAP_WIDTH
    parts=[]
    for q in (points[0],points[-1]):
        fold=s.lathe("fold",[(0,-w/2),(0.0017,-w/2),(0.0021,-w/2+0.0004),(0.0021,w/2-0.0004),(0.0017,w/2),(0,w/2)],mat,segments=48)
        bar=s.lathe("bar",[(0,-w/2-0.0012),(0.0006,-w/2-0.0012),(0.0007,-w/2-0.001),(0.0007,w/2+0.001),(0.0006,w/2+0.0012),(0,w/2+0.0012)],metal,segments=32)
        for each in (fold,bar): s.put(each,(0,q.x,q.y),(0,90,0))
        parts+=[fold,bar]
    return parts
def smartwatch_back():
    import bpy
    c=smartwatch.case()
    for bar in [q for q in c if q.name.startswith("Lug bar")]:
        c.remove(bar); bpy.data.objects.remove(bar)
    c+=watch_case_back()
    s.move(c,rotation=(0,180,0))
    s.move(c,rotation=(0,0,20))
    low=min(q.z for q in s.corners(c)); s.move(c,(-0.016,-0.018,-low))
    w=smartwatch.woven_material(); e=s.material("Strap binding","#B8701A",0.75,sheen=0.3); m=s.material("Keeper steel","#B9BDC2",0.2,1.0)
    b=smartwatch.strap(w,e)+smartwatch.slider(0.80,m)+smartwatch.slider(0.74,m)+strap_ends(e,m)
    s.move(b,rotation=(0,90,0))
    low=min(q.z for q in s.corners(b)); s.move(b,(0,0,-low)); s.move(b,(0.034,0.032,0),(0,0,-38))
    s.stage(c+b,SIZE,fill=0.74,turn=10,height=38)

def smartwatch_box():
    wtc=s.move(smartwatch.build(),(-0.034,0.004,0),(0,0,-8))
    turn=20
    at=(0.004,-0.050)
    pk=s.move(puck((0,0)),rotation=(0,0,turn)); s.move(pk,(*at,0))
    a=math.radians(turn); r=0.0155+0.008
    mid=(0.074,-0.006)
    end=(at[0]+r*math.cos(a)-mid[0],at[1]+r*math.sin(a)-mid[1])
    k=coil("#F0ECE4",mid,radius=0.020,loops=3,strand=0.0015,ends=(end,(0.056,0.002)),start=300,turns=(180+turn,40),plugs=(False,True),tie=95)
    s.stage(wtc+pk+k,SIZE,fill=0.76,turn=14,height=28)

# --- Wax
def hair_wax_texture():
    t=hair_wax.tin()
    s.move(t,rotation=(0,0,20))
    s.stage(t,SIZE,fill=0.86,turn=10,height=52)
def wax_base():
    """The tin's printed base, to be seen with the tin upside down."""
    cream=hair_wax.ink("cream print","#EFE3C6"); gold=hair_wax.ink("gold print","#D9A441")
    parts=[]
    rows=(("MATTE HAIR WAX",0.0052,0.0185,"Black",cream),("strong hold",0.0042,0.0125,"Medium",gold),
          ("Beeswax, kaolin clay,",0.0036,0.0030,"Medium",cream),("castor oil.",0.0036,-0.0018,"Medium",cream),
          ("Warm a little between your palms,",0.0031,-0.0085,"Regular",cream),("then work it into dry hair.",0.0031,-0.0127,"Regular",cream),
          ("24 months after opening",0.0031,-0.0195,"Medium",gold),("100 g",0.0036,-0.0250,"Bold",cream))
    for body,size,y,weight,m in rows:
        parts.append(s.text(body,body,size,m,(0,y,-0.0014+0.00004+0.0),font=hair_wax.LATO.format(weight),extrude=0.00002))
    s.move(parts,rotation=(180,0,0))
    s.move(parts,(0,0,-0.0))
    return parts
def closed_tin():
    import bpy
    parts=hair_wax.tin()
    for each in [q for q in parts if q.name.startswith("wax")]:
        parts.remove(each); bpy.data.objects.remove(each)
    return parts+s.move(hair_wax.lid(),(0,0,hair_wax.HEIGHT-0.0100))
def hair_wax_base():
    one=closed_tin()+wax_base()
    s.move(one,rotation=(62+180,0,0))
    low=min(q.z for q in s.corners(one)); s.move(one,(0,0,-low),(0,0,0))
    ys=[q for q in s.corners(one)]
    # leans on the tin behind it: the lid's upper rim touches the tin's lid edge
    other=s.move(closed_tin(),(0,0,0),(0,0,24))
    top=hair_wax.HEIGHT-0.0100+hair_wax.LID_HEIGHT
    near=max(q.y for q in ys if abs(q.z-top)<0.003 and abs(q.x)<0.01)
    s.move(other,(0.036,near+0.0434,0))
    s.move(one+other,rotation=(0,0,-22))
    s.stage(one+other,SIZE,fill=0.70,turn=-4,height=26,centre=(0.48,0.5))

def hair_wax_comb():
    kinds=textiles.kinds()
    pile,h=textiles.stack([kinds["natural"],kinds["leaf"]],0.165,0.125,4,0.0048,3)
    tin=s.move(closed_tin(),(-0.022,0.010,h),(0,0,-4))
    c=s.move(comb(),(0.035,-0.118,0),(0,0,24))
    s.move(pile,rotation=(0,0,-6))
    s.stage(pile+tin+c,SIZE,fill=0.76,turn=18,height=28)

# --- Book
def business_book_open():
    page,rest=extras.text_page(extras.VISIT,9,"",("The first visit",("The lamp","glasses")))
    left=extras.title_page()
    b=extras.open_book(extras.contents_page(),page,share=0.14)
    s.stage(b,SIZE,fill=0.86,turn=14,height=44)
def business_book_pages():
    one,rest=extras.text_page(extras.VISIT[1:],10,"Small Stall, Long Road")
    two,rest=extras.text_page(rest,11,"The lamp glasses")
    b=extras.open_book(one,two,share=0.42)
    s.stage(b,SIZE,fill=0.92,turn=-14,height=38,frame=box(-0.025,0.145,-0.11,0.045,0.01,0.02))

def back_design():
    ink=book.ink; things=[]
    z=book.BOARD+0.00012
    edge=-book.WIDTH/2+0.0140
    def line(words,size,y,weight,colour):
        things.append(s.text(words,words,size,ink(colour),(edge,y,z),font=book.INTER.format(weight),extrude=0.00004,align="LEFT"))
    y=0.0845
    for r in ("Twelve visits to","shops that are still","there after a","hundred years."):
        line(r,0.0122,y,"ExtraBold",book.INDIGO); y-=0.0152
    y-=0.0065
    for r in ("A hardware dealer who writes down what","she didn’t have. A baker who has opened at","four since before there were street lamps.","Two sisters, and one pair of scales. None of","them set out to outlast anybody.","","What they have in common fits on one","page, and it is the last one."):
        if r: line(r,0.0060,y,"Medium",book.INDIGO)
        y-=0.0084 if r else 0.0048
    icon=book.stall((edge+0.0150,-0.0890))
    for each in icon: each.location.z+=0.0
    return things+icon

def business_book_back():
    b=book.build(open_by=0,ribbon=False)
    d=back_design()
    s.move(d,rotation=(0,180,0)); s.move(d,(0.002,0,book.BOARD))
    one=b+d
    s.move(one,rotation=(0,180,0))
    s.move(one,rotation=(90,0,0))
    low=min(q.z for q in s.corners(one)); s.move(one,(-0.02,0.02,-low),(0,0,6))
    s.stage(one,SIZE,fill=0.78,turn=20,height=18)

def phone_5g_photo():
    from PIL import Image
    def photo():
        p=Image.open("final/marigolds.png").convert("RGB").resize((2340,1080),Image.LANCZOS)
        return p.rotate(-90,expand=True)
    phone_5g.lock_screen=photo
    p=phone_5g.unit("p")
    s.move(p,rotation=(0,0,90))
    p=handset.stand(p,lean=20,turn=6)
    marigold.strewn([(0.110,0.020,0.0),(0.146,-0.018,0.0)],seed=7,only="orange")
    marigold.strewn([(0.116,-0.050,0.0)],seed=3,only="orange")
    s.stage(p,SIZE,fill=0.80,turn=18,height=22,frame=s.corners(p)+box(0.07,0.168,-0.075,0.045,0,0.03))

def marigolds():
    import arrangements
    arrangements.flower_bowl((0,0,0),0.150,0.090,seed=1,only="orange")
    import bpy
    s.stage([o for o in bpy.data.objects if o.type=="MESH" and "bowl" in o.name],(1560,720),fill=1.0,turn=10,height=48,frame=box(-0.085,0.085,-0.045,0.035,0.13,0.13))
